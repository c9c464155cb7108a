import { err, ok } from '@vonk/domain/result'
import { languages } from '@vonk/languages'
import { type RowReader, readCents } from '@vonk/platform/command-line'
import { z } from 'zod'
import { isCountry } from '../../locations/index.ts'
import type { TariffToSet, Titles } from '../index.ts'

const titleOf = (tag: string) => `title-${tag}`
const titleFields = Object.keys(languages).map(titleOf)

/** The columns of a tariff beside its carrier, method and country, as options and files name them. */
export const tariffFields = [
  'price',
  'free-from',
  'kind',
  'timing',
  'brands',
  'default',
  'position',
  'carrier-title',
  ...titleFields,
]

const code = z.string('has to be named').regex(/^[a-z0-9][a-z0-9_-]{0,31}$/, 'has small letters, digits and dashes')
const title = z.string().min(1, 'is empty').max(100, 'has more than 100 signs').optional()
const cents = z.string().transform((text, context) => {
  const read = readCents(text)
  if (read.ok) return read.value
  context.addIssue({ code: 'custom', message: 'is an amount such as 4.95' })
  return z.NEVER
})

const tariffSchema = z.object({
  carrier: code,
  method: code,
  country: z.string('has to be named').refine(isCountry, 'is no code of a country such as NL'),
  price: cents.optional(),
  'free-from': z.union([z.literal('never').transform(() => null), cents], 'is an amount or never').optional(),
  kind: z.enum(['home', 'service-point', 'store'], 'is home, service-point or store').optional(),
  timing: z.enum(['standard', 'same-day', 'sunday'], 'is standard, same-day or sunday').optional(),
  brands: z
    .string()
    .transform((text) => (text === 'all' ? [] : text.split(/[ ,+]+/)))
    .optional(),
  default: z.stringbool({ truthy: ['yes'], falsy: ['no'], error: 'is yes or no' }).optional(),
  position: z.coerce.number('is a whole number').int('is a whole number').min(0).max(10_000).optional(),
  'carrier-title': title,
  ...Object.fromEntries(titleFields.map((field) => [field, title])),
})

/** Reads a tariff by the names of its columns; an empty field of a file is left as it is. */
export const readTariff: RowReader<TariffToSet> = (fields) => {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const parsed = tariffSchema.safeParse(filled)
  if (!parsed.success) return err(parsed.error.issues.map(toSentence).join(', '))
  const { carrier, method, country, ...tariff } = parsed.data
  return ok({
    carrierCode: carrier,
    methodCode: method,
    countryId: country,
    carrierTitle: tariff['carrier-title'],
    titles: readTitles(filled),
    freeFrom: tariff['free-from'],
    price: tariff.price,
    kind: tariff.kind,
    timing: tariff.timing,
    brands: tariff.brands,
    isDefault: tariff.default,
    position: tariff.position,
  })
}

function readTitles(fields: Readonly<Record<string, string>>): Titles | undefined {
  const titles = Object.keys(languages).flatMap((tag) => {
    const title = fields[titleOf(tag)]
    return title === undefined ? [] : [[tag, title] as const]
  })
  return titles.length > 0 ? Object.fromEntries(titles) : undefined
}

function toSentence({ path, message }: z.core.$ZodIssue): string {
  return `${String(path[0])} ${message}`
}
