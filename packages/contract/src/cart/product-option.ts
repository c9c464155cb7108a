import { z } from 'zod'

/** Ids come as numbers from some clients and as text from others; inside they are text. */
const idText = z.union([z.string().max(128), z.number()]).transform(String)

const configurableChoice = z.object({
  option_id: idText,
  option_value: idText,
  label: z.string().max(300).optional(),
  value: z.string().max(300).optional(),
})

/** A field's text may be long; everything else is a list of ids. */
const customChoice = z.object({
  option_id: idText,
  option_value: z.union([z.string().max(2000), z.number()]).transform(String),
})

const bundleChoice = z.object({
  option_id: idText,
  option_qty: z.coerce.number().int().min(1).max(1000).default(1),
  option_selections: z.array(idText).max(50).default([]),
})

/** Older clients send the choices as an object keyed by place. */
function listOf<Schema extends z.ZodType>(schema: Schema) {
  const list = z.array(schema).max(50)
  const keyed = z.record(z.string(), z.unknown()).transform((choices) => Object.values(choices))
  return z
    .union([list, keyed.pipe(list)])
    .nullish()
    .transform((choices) => choices ?? [])
}

/** What tells a line apart beside its sku. */
export const productOptionSchema = z.object({
  extension_attributes: z
    .object({
      custom_options: listOf(customChoice),
      configurable_item_options: listOf(configurableChoice),
      bundle_options: listOf(bundleChoice),
    })
    .nullish(),
})

export type ProductOptionInput = z.output<typeof productOptionSchema>

/** Numbers, as the older clients have them; text where a catalogue has such ids. */
const writtenId = z.union([z.number(), z.string()])

/** The same as the server writes it: what was chosen is a number here wherever it is one. */
export const writtenProductOptionSchema = z.object({
  extension_attributes: z.object({
    custom_options: z.array(z.object({ option_id: z.string(), option_value: z.string() })).optional(),
    configurable_item_options: z
      .array(
        z.object({
          option_id: z.string(),
          option_value: writtenId,
          label: z.string().optional(),
          value: z.string().optional(),
        }),
      )
      .optional(),
    bundle_options: z
      .array(z.object({ option_id: z.int(), option_qty: z.int(), option_selections: z.array(writtenId) }))
      .optional(),
  }),
})
