import { z } from 'zod'

/** Degrees in a query string; clients that know no position send the key empty. */
function degrees(limit: number) {
  const number = z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'Expected degrees as a decimal number')])
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit))
  return z.union([z.literal('').transform(() => null), number]).default(null)
}

/** Where the caller stands; half a position is a mistake. */
export const positionSchema = z
  .object({ lat: degrees(90).describe('Degrees north'), lng: degrees(180).describe('Degrees east') })
  .refine(({ lat, lng }) => (lat === null) === (lng === null), { path: ['lng'], message: 'lat and lng come together' })
