import { z } from 'zod'

/** A whole number in a query string. */
export function queryInteger() {
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,16}$/, 'Expected a whole number')])
    .transform(Number)
    .pipe(z.int())
}

/** The same field, for clients that send its key empty when they have nothing to say. */
export function orEmpty<Field extends z.ZodType>(field: Field) {
  return z.union([z.literal('').transform(() => undefined), field])
}

/** `true`, `1`, `yes` … in a query string. */
export function queryBoolean() {
  return z.union([z.boolean(), z.stringbool()])
}

/** A list in a query string, as repeated keys or as one value with commas (`skus=a,b`). */
export function queryList() {
  return z.array(z.string()).transform((values) => values.flatMap(splitAtCommas))
}

function splitAtCommas(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
