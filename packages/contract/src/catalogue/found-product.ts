import { z } from 'zod'
import { configurableChildSchema, productDocumentSchema } from './product-document.ts'

const amount = z.number().nullish()
const text = z.string().nullish()

/** What the search adds to a product and to each of its variants: what it costs and how many there are at this moment. */
const sold = {
  final_price: amount,
  final_price_tax: amount,
  final_price_incl_tax: amount,
  original_price_incl_tax: amount,
  lowest_prior_price: amount,
  stock: z
    .looseObject({ product_id: z.int(), qty: z.number(), is_in_stock: z.boolean(), manage_stock: z.boolean() })
    .nullish(),
}

const foundVariantSchema = configurableChildSchema.extend(sold)

/** A product as the search answers it: the stored document, priced and counted, with what a page says about it in words. */
export const foundProductSchema = productDocumentSchema.extend({
  ...sold,
  configurable_children: z.array(foundVariantSchema).nullish(),
  variant_of: text,
  new: z.union([z.int(), z.boolean(), z.string()]).nullish(),
  meta_title: text,
  meta_description: text,
  fit_advice: text,
  care_symbols: z.array(z.string()).nullish(),
  care_instructions: text,
  composition: text,
  garment: text,
  downloadable_links: z.array(z.looseObject({ title: z.string() })).nullish(),
  errors: z.record(z.string(), z.string().nullable()).nullish(),
})

export type FoundVariant = z.output<typeof foundVariantSchema>
export type FoundProduct = z.output<typeof foundProductSchema>
