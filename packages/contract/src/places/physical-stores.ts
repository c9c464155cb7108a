import { z } from 'zod'
import * as calls from '../calls/places.ts'
import { cartMessages, cartQuery, cartRefusals } from '../cart/cart-query.ts'
import { endpoint } from '../endpoint.ts'
import { orEmpty, queryBoolean } from '../query-fields.ts'
import { physicalStoreSchema } from './physical-store.ts'
import { positionSchema } from './position.ts'

export const listPhysicalStores = endpoint(calls.listPhysicalStores, {
  summary:
    "The physical shops of the view's brand, nearest first; by name without a position. Pickup locations are looked for within 30 kilometres",
  query: positionSchema.safeExtend({ is_pickup_location: orEmpty(queryBoolean()).optional() }),
  result: z.array(physicalStoreSchema),
  refusals: {},
})

/** What of a cart lies in a shop: all of it is ready in two hours, the rest is sent there. */
const cartStockSchema = z.object({
  is_complete: z.boolean(),
  missing: z
    .array(z.object({ item_id: z.int(), sku: z.string(), name: z.string(), qty: z.int(), available: z.int() }))
    .describe('The lines of which the shop has too few'),
})

export const listPickupLocations = endpoint(calls.listPickupLocations, {
  summary:
    'The shops where an order can be picked up: within 30 kilometres of a position, else all by name; with a cart or a token also how much of the cart lies there',
  query: positionSchema.safeExtend({ cartId: cartQuery.shape.cartId }),
  result: z.array(
    physicalStoreSchema.extend({ cart_stock: cartStockSchema.nullable().describe('Null when no cart is named') }),
  ),
  refusals: cartRefusals,
  messages: cartMessages,
})

export const readInStoreInventory = endpoint(calls.readInStoreInventory, {
  summary:
    "How many of a product lie in each physical shop of the view's brand: of one with variants all of them together",
  params: z.object({ sku: z.string().min(1).max(64) }),
  query: positionSchema,
  result: z.array(physicalStoreSchema.extend({ qty: z.int().min(0), is_in_stock: z.boolean() })),
  refusals: { 'product-not-found': 404 },
  messages: { 'product-not-found': 'No stock information for given sku' },
})
