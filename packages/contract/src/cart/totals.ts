import { z } from 'zod'

const taxDetail = z.object({
  amount: z.number(),
  rates: z.array(z.object({ percent: z.string(), title: z.string() })),
  group_id: z.int(),
})

const segment = z.object({
  code: z.string(),
  title: z.string(),
  value: z.number().nullable().describe('Null while it is not known'),
  area: z.string().optional(),
  extension_attributes: z
    .object({
      tax_grandtotal_details: z.array(taxDetail).optional(),
      gift_cards: z
        .string()
        .optional()
        .describe('A JSON text of the cards on the cart and what each pays: `[{"c":"CODE","a":10}]`'),
    })
    .optional(),
})

const totalsItem = z.object({
  item_id: z.int(),
  name: z.string(),
  qty: z.int(),
  price: z.number(),
  price_incl_tax: z.number(),
  row_total: z.number(),
  row_total_incl_tax: z.number(),
  row_total_with_discount: z.number(),
  base_row_total_incl_tax: z.number(),
  tax_amount: z.number(),
  tax_percent: z.number(),
  discount_amount: z.number(),
  base_discount_amount: z.number(),
  discount_percent: z.number(),
  options: z.string().describe('A JSON text: `[{"label":"Size","value":"128"}]`'),
})

/** What a cart costs. The segments add up to the grand total, tax included. */
export const cartTotalsSchema = z
  .object({
    grand_total: z.number(),
    subtotal: z.number(),
    subtotal_incl_tax: z.number(),
    subtotal_with_discount: z.number(),
    discount_amount: z.number().describe('Negative'),
    shipping_amount: z.number(),
    shipping_incl_tax: z.number(),
    shipping_discount_amount: z.number(),
    shipping_tax_amount: z.number(),
    base_shipping_tax_amount: z.number(),
    tax_amount: z.number(),
    base_currency_code: z.string(),
    quote_currency_code: z.string(),
    coupon_code: z.string().optional(),
    items_qty: z.int(),
    items: z.array(totalsItem),
    total_segments: z.array(segment),
  })
  .meta({ id: 'CartTotals' })

export type CartTotalsDto = z.output<typeof cartTotalsSchema>
