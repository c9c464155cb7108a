import { faces, type Look, plainLook, type TokenName, tokensOf } from '@vonk/domain/looks'
import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is no colour such as #191b45')
// What a record holds is what it was made of.
const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as [Name, ...Name[]]

const face = z.enum(names(faces), 'is no face of the shop')
const side = z.number().positive('is more than nothing').max(10_000)
const overrides = z.partialRecord(z.enum(names<TokenName>(tokensOf(plainLook).normal)), z.string().max(160))

/** How a brand looks. */
export const lookSchema = z.strictObject({
  ground: colour,
  ink: colour,
  accent: colour,
  second: colour,
  sale: colour,
  radius: z.number().min(0).max(4).describe('Of a card, in rem'),
  border: z.number().min(0).max(8).describe('In pixels'),
  headingFace: face,
  textFace: face,
  headingCase: z.enum(['none', 'uppercase']),
  density: z.enum(['airy', 'dense']),
  pictureRatio: z.tuple([side, side]).readonly(),
  overrides: overrides.optional(),
  saleOverrides: overrides.optional(),
  mail: z.strictObject({ logo: z.string().max(40).optional(), lineByNight: colour.optional() }).optional(),
}) satisfies z.ZodType<Look>
