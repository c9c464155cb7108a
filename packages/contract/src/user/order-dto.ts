import { orderStatuses } from '@vonk/domain/orders'
import { z } from 'zod'
import { writtenProductOptionSchema } from '../cart/product-option.ts'

/** The same amount in the currency of the order and, with `base_` before its name, in that of the shop, which is the same. */
function amounts<const Name extends string>(...names: readonly Name[]) {
  const shape = names.flatMap((name) => [name, `base_${name}`]).map((name) => [name, z.number()])
  // The keys are the names, once plain and once with the prefix.
  return Object.fromEntries(shape) as Record<Name | `base_${Name}`, z.ZodNumber>
}

const orderAddressDto = z.object({
  address_type: z.enum(['billing', 'shipping']),
  parent_id: z.int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().optional(),
  vat_id: z.string().optional(),
  street: z.array(z.string()),
  postcode: z.string(),
  city: z.string(),
  region: z.string().optional(),
  region_id: z.int().optional(),
  country_id: z.string(),
  telephone: z.string(),
})

const orderItemDto = z.object({
  item_id: z.int(),
  order_id: z.int(),
  parent_item_id: z.int().optional(),
  product_id: z.int(),
  product_type: z.string(),
  sku: z.string(),
  name: z.string(),
  qty_ordered: z.int(),
  qty_shipped: z.int(),
  qty_invoiced: z.int(),
  qty_canceled: z.int(),
  qty_refunded: z.int(),
  ...amounts(
    'price',
    'price_incl_tax',
    'original_price',
    'row_total',
    'row_total_incl_tax',
    'discount_amount',
    'tax_amount',
    'discount_tax_compensation_amount',
  ),
  discount_percent: z.number(),
  tax_percent: z.number(),
  product_option: writtenProductOptionSchema.optional().describe('With it the same is put into a cart again'),
  extension_attributes: z.object({
    parent_sku: z.string().optional().describe('Of the page it is sold on'),
    details: z.array(z.object({ label: z.string(), value: z.string() })).describe('What was chosen, in words'),
  }),
})

const shippingAssignment = z.object({
  shipping: z.object({
    address: orderAddressDto,
    method: z.string(),
    total: z.object(amounts('shipping_amount', 'shipping_incl_tax', 'shipping_tax_amount')),
  }),
  items: z.array(orderItemDto),
})

const extensionAttributes = z.object({
  shipping_assignments: z.array(shippingAssignment),
  order_id: z.string().describe('The id its device gave it: invoice, credit notes and payment are asked for with it'),
  reward_points_earned: z.int().describe('Given when it is shipped'),
  reward_points_balance: z.int().describe('Points it was paid with'),
  reward_currency_amount: z.number(),
  gift_cards_amount: z.number(),
  delivery_kind: z.enum(['home', 'service-point', 'store']).optional(),
  place_name: z.string().optional().describe('Of the parcel point or shop it goes to'),
  expected: z
    .object({ date: z.string(), from: z.string(), to: z.string() })
    .optional()
    .describe('The day and the hours that were chosen, else the day by the rule of delivery, without hours'),
  delivered_at: z.string().optional(),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string() }).optional(),
  open_payment_id: z.string().optional().describe('While it waits for money'),
  invoice: z.string().optional().describe('Its number'),
  credit_notes: z.array(z.string()).describe('Their numbers, the oldest first'),
  withdrawn_at: z.string().optional(),
  withdrawal_open: z.boolean().optional().describe('Declared, but the link of its mail was not followed yet'),
})

const statusChangeDto = z.object({
  comment: z.string().nullable(),
  created_at: z.string(),
  entity_name: z.literal('order'),
  is_customer_notified: z.int(),
  is_visible_on_front: z.int(),
  parent_id: z.int(),
  status: z.string(),
})

/** An order as the API family shows it to who has ordered. */
export const orderSchema = z
  .object({
    entity_id: z.int(),
    increment_id: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    state: z.enum(['new', 'pending_payment', 'processing', 'complete', 'closed', 'canceled']),
    status: z.enum(orderStatuses),
    customer_id: z.int(),
    customer_email: z.string(),
    customer_firstname: z.string(),
    customer_lastname: z.string(),
    customer_group_id: z.int(),
    customer_is_guest: z.literal(0),
    store_id: z.int(),
    store_name: z.string(),
    quote_id: z.string(),
    order_currency_code: z.string(),
    base_currency_code: z.string(),
    coupon_code: z.string().optional(),
    ...amounts(
      'grand_total',
      'subtotal',
      'subtotal_incl_tax',
      'shipping_amount',
      'shipping_incl_tax',
      'discount_amount',
      'tax_amount',
      'discount_tax_compensation_amount',
      'total_due',
      'total_paid',
      'total_refunded',
    ),
    shipping_description: z.string().optional(),
    total_item_count: z.int(),
    total_qty_ordered: z.int(),
    items: z.array(orderItemDto),
    billing_address: orderAddressDto,
    payment: z.object({
      method: z.string(),
      additional_information: z.array(z.string()).describe('Its title in the language that is asked in, and nothing'),
      ...amounts('amount_ordered', 'shipping_amount'),
    }),
    status_histories: z.array(statusChangeDto),
    extension_attributes: extensionAttributes,
  })
  .meta({ id: 'Order' })

export type OrderDto = z.output<typeof orderSchema>

/** As much of an order as its page by link shows: a mail is passed on, so that nothing in it says whose order it is. */
export const linkedOrderSchema = orderSchema
  .pick({
    ...{ increment_id: true, created_at: true, status: true, shipping_description: true },
    ...{ subtotal_incl_tax: true, discount_amount: true, shipping_incl_tax: true, tax_amount: true },
    ...{ grand_total: true, total_refunded: true },
  })
  .extend({
    status_histories: z.array(statusChangeDto.pick({ status: true, created_at: true })),
    items: z.array(
      orderItemDto.pick({
        ...{ item_id: true, parent_item_id: true, sku: true, name: true, qty_ordered: true },
        ...{ row_total_incl_tax: true, extension_attributes: true },
      }),
    ),
    extension_attributes: extensionAttributes.pick({
      ...{ gift_cards_amount: true, reward_currency_amount: true, delivery_kind: true, place_name: true },
      ...{ expected: true, delivered_at: true, tracking: true, withdrawn_at: true, withdrawal_open: true },
    }),
  })
  .meta({ id: 'LinkedOrder' })
