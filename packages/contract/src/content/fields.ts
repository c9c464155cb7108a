import { z } from 'zod'

/** One line of text; empty when an editor left it out. */
export const line = z.string().max(300).default('')
export const requiredLine = z.string().trim().min(1).max(300)
/** A few sentences without markup. */
export const plainText = z.string().max(4000).default('')
/** Text that content services leave out, empty or null. */
export function optionalText(schema: z.ZodString) {
  return z.preprocess((value: string | null) => value ?? '', schema).default('')
}
export const flag = z.boolean().default(false)

/** A whole number; editors' number fields send it as text. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z
    .union([z.number(), z.string().regex(/^\d{1,9}$/, 'Expected a whole number')])
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

/** A category of the catalogue; null when none is named. */
export const categoryId = z
  .preprocess(
    (value: number | string | null) => (value === '' ? null : value),
    wholeNumber({ min: 1, max: 2_147_483_647 }).nullable(),
  )
  .default(null)

/** A nested item that may be missing. */
export function optionalItem<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().default(null)
}
