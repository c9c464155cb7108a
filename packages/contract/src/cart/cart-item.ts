import { z } from 'zod'
import { productOptionSchema, writtenProductOptionSchema } from './product-option.ts'

const id = z.union([z.string().max(64), z.number()]).transform(String)

/** A quantity as clients send it; the cart's own rule reads it. */
const quantity = z.union([z.number(), z.string().max(16)])

export const cartItemInputSchema = z
  .object({
    sku: z.string().min(1).max(64),
    qty: quantity,
    item_id: id.nullish(),
    quoteId: id.nullish(),
    product_option: productOptionSchema.nullish(),
  })
  .meta({ id: 'CartItemInput' })

export const cartItemReferenceSchema = z.object({
  sku: z.string().min(1).max(64).optional(),
  item_id: id,
  quoteId: id.nullish(),
})

/** A row of the cart; a line of a configurable product has the sku of the variant. */
export const serverCartItemSchema = z
  .object({
    item_id: z.int(),
    sku: z.string(),
    qty: z.int(),
    name: z.string(),
    price: z.number().describe('Of one piece, tax included'),
    product_type: z.string(),
    quote_id: z.string(),
    product_option: writtenProductOptionSchema.optional(),
  })
  .meta({ id: 'CartItem' })

export type CartItemDto = z.output<typeof serverCartItemSchema>
