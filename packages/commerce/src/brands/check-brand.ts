import { brandWordsSchema, lookSchema } from '@vonk/contract'
import { checkLook, type Look, type LookRefusal } from '@vonk/domain/looks'
import { err, ok, type Result } from '@vonk/domain/result'
import { isOffered } from '@vonk/languages'
import { z } from 'zod'
import type { NewBrand } from './store.ts'

/** What is to be a text, and whether it is left out or something else. */
const text = z.string({ error: ({ input }) => (input === undefined ? 'is needed' : 'is no text') })
const line = text.trim().max(120, 'has more than 120 signs')
const needed = line.min(1, 'is needed')
const countryCode = text.regex(/^[A-Z]{2}$/, 'is no country code such as NL')

const languageTag = z.string().refine(isOffered)

const sellerSchema = z.strictObject({
  name: needed,
  street: line,
  postcode: line,
  city: line,
  countryId: countryCode,
  registration: line,
  vatId: line,
  vatIds: z.record(countryCode, needed),
  email: text.pipe(z.email('is no mail address')),
  phone: line,
  invoicePrefix: text.regex(/^[A-Z0-9]{1,8}$/, 'is one to eight capitals or digits'),
})

const brandSchema = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9]{0,15}$/, 'is up to 16 small letters and digits, a letter first'),
  name: needed,
  words: z.record(languageTag, brandWordsSchema.strict()),
  seller: sellerSchema,
})

/** As a file has it, where a look that is left out stays as it is. */
export const brandInFileSchema = brandSchema.extend({ look: lookSchema.nullish() })

export type BrandFaults = { readonly code: 'brand-refused'; readonly faults: readonly string[] }

/** A brand as somebody wrote it; all that is unknown, missing or wrong is named. */
export function checkBrand(written: unknown): Result<Omit<NewBrand, 'look'>, BrandFaults> {
  const parsed = brandSchema.safeParse(written)
  return parsed.success ? ok(parsed.data) : refused('A brand', parsed.error)
}

/** A look as somebody wrote it. */
export function parseLook(written: unknown): Result<Look, BrandFaults | LookRefusal> {
  const parsed = lookSchema.safeParse(written)
  return parsed.success ? checkLook(parsed.data) : refused('A look', parsed.error)
}

function refused(whose: string, { issues }: z.ZodError): Result<never, BrandFaults> {
  return err({ code: 'brand-refused', faults: [...new Set(issues.flatMap((issue) => toFaults(whose, issue)))] })
}

function toFaults(whose: string, issue: z.core.$ZodIssue): readonly string[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${whose} has no ${path === '' ? key : `${path}.${key}`}.`)
  if (issue.code === 'invalid_key' && issue.path[0] === 'words') return [`${whose} has no ${path}.`]
  return [`${path}: ${issue.message}`]
}

/** What is wrong with a brand or its look, in words. */
export function faultsOf(refusal: BrandFaults | LookRefusal): readonly string[] {
  switch (refusal.code) {
    case 'colours-unreadable': {
      const { ink, ground, ratio, needed } = refusal
      return [`${ink} cannot be read on ${ground}: ${ratio} : 1, and ${needed} : 1 is needed.`]
    }
    case 'token-refused':
      return [`${refusal.token}: has not the form of what it stands in for`]
    case 'brand-refused':
      return refusal.faults
  }
}
