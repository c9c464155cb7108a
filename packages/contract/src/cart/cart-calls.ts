import { z } from 'zod'
import * as calls from '../calls/cart.ts'
import { endpoint } from '../endpoint.ts'
import { cartItemInputSchema, cartItemReferenceSchema, serverCartItemSchema } from './cart-item.ts'
import { cartMessages, cartQuery, cartRefusals, changeMessages, changeRefusals } from './cart-query.ts'

/** A line of the guest's cart, with as many pieces as did not fit. */
const leftOutItemSchema = z.object({ item_id: z.int(), sku: z.string(), name: z.string(), qty: z.int() })

export const createCart = endpoint(calls.createCart, {
  summary: "A new guest cart, or the customer's own; a guest's cart named by `guestCartId` is taken in, once",
  query: z.object({ guestCartId: z.string().max(64).optional() }),
  result: z.string(),
  // Older clients do not look for it.
  meta: z.object({
    leftOut: z
      .object({ maximum: z.int(), items: z.array(leftOutItemSchema) })
      .optional()
      .describe("What of the guest's cart had no room in the customer's"),
  }),
  refusals: {
    'not-signed-in': 401,
    'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) },
  },
  messages: {
    'not-signed-in': cartMessages['not-signed-in'],
    'too-many-attempts': 'Too many attempts. Please try again later.',
  },
})

export const pullCart = endpoint(calls.pullCart, {
  summary: 'What is in the cart',
  query: cartQuery,
  result: z.array(serverCartItemSchema),
  cacheControl: 'no-cache, no-store',
  refusals: cartRefusals,
  messages: cartMessages,
})

const optionDetails = z.object({ optionId: z.string() })

/** What speaks against a product and the options chosen for it. */
const productRefusals = {
  'product-not-found': 404,
  'product-disabled': 409,
  'variant-missing': 400,
  'price-unknown': 409,
  'option-unknown': { status: 400, details: optionDetails },
  'option-required': { status: 400, details: optionDetails },
  'option-value-unknown': { status: 400, details: optionDetails.extend({ value: z.string() }) },
  'option-takes-one': { status: 400, details: optionDetails },
  'option-too-long': { status: 400, details: optionDetails },
  'gift-email-invalid': { status: 400, details: optionDetails },
  'gift-day-invalid': { status: 400, details: optionDetails },
  'bundle-option-unknown': { status: 400, details: optionDetails },
  'bundle-option-required': { status: 400, details: optionDetails },
  'bundle-quantity-invalid': { status: 400, details: optionDetails },
  'bundle-selection-unknown': { status: 400, details: optionDetails.extend({ selection: z.string() }) },
} as const

export const updateCartItem = endpoint(calls.updateCartItem, {
  summary: 'Adds a product, or sets the quantity of the line named by `item_id`',
  query: cartQuery,
  body: z.object({ cartItem: cartItemInputSchema.optional() }),
  result: serverCartItemSchema,
  refusals: {
    ...changeRefusals,
    ...productRefusals,
    'item-missing': 400,
    'gift-day-out-of-range': { status: 400, details: z.object({ earliest: z.iso.date(), latest: z.iso.date() }) },
    'line-not-found': 404,
    'quantity-invalid': 400,
    'quantity-unavailable': { status: 409, details: z.object({ maxQuantity: z.int() }) },
    'out-of-stock': 409,
    'too-many-products': { status: 409, details: z.object({ maximum: z.int() }) },
  },
  messages: {
    ...changeMessages,
    'gift-email-invalid': 'The gift card needs a valid email address.',
    'gift-day-invalid': 'The day to send the gift card on is no date.',
    'gift-day-out-of-range': 'The gift card can be sent from {earliest} to {latest}.',
    'item-missing': 'No cartItem element provided within the request body',
    'product-not-found': 'The product that was requested does not exist. Verify the product and try again.',
    'product-disabled': 'This product is not sold any more.',
    'variant-missing': 'No such configuration for the product. Please do choose another combination of attributes.',
    'price-unknown': 'Product price is unknown, product cannot be added to the cart!',
    'out-of-stock': 'The product is out of stock and cannot be added to the cart!',
    'quantity-unavailable': 'Only {maxQuantity} of this product are available.',
    'too-many-products': 'At most {maximum} products can be ordered at once.',
  },
})

export const deleteCartItem = endpoint(calls.deleteCartItem, {
  summary: 'Takes a line out of the cart',
  query: cartQuery,
  body: z.object({ cartItem: cartItemReferenceSchema.optional() }),
  result: z.boolean(),
  refusals: { ...changeRefusals, 'item-missing': 400, 'line-not-found': 404 },
  messages: { ...changeMessages, 'item-missing': 'No cartItem element provided within the request body' },
})
