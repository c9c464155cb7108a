import { z } from 'zod'
import * as calls from './calls/shop.ts'
import { endpoint } from './endpoint.ts'
import { lookSchema } from './look.ts'
import { viewOverridesSchema } from './view-settings.ts'

const languageSchema = z.string().describe('As BCP 47 writes it: nl, nl-BE')

/** However a tag is spelt, it is kept and compared in one spelling. */
const writtenLanguageSchema = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i)
  .overwrite((tag) => canonicalTag(tag))

function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag
  } catch {
    return tag
  }
}

/** What a brand may say in its own way, in one language. */
export const brandWordsSchema = z
  .object({ line: z.string(), home: z.string(), notFound: z.string(), error: z.string(), maintenance: z.string() })
  .partial()

export const storeViewSchema = z
  .object({
    storeCode: z.string(),
    storeId: z.int().describe('What older clients know the view by'),
    brand: z.string().describe('The code of the brand'),
    brandName: z.string().describe('What shoppers call the brand'),
    words: brandWordsSchema.describe('What the brand says in its own way, in the language of the view'),
    look: lookSchema.optional().describe('How the brand looks, where it has a look of its own'),
    host: z.string(),
    url: z.string().describe('The path the view lives under: "/" or "/en"'),
    appendStoreCode: z.boolean(),
    isSampleSale: z.boolean(),
    isHidden: z.literal(true).optional().describe('Nothing leads to the view, and search engines leave it out'),
    isUnindexed: z.literal(true).optional().describe('Search engines leave the view out'),
    hasFamilyAccount: z.boolean(),
    rootCategoryId: z.int(),
    titleTemplate: z.string(),
    i18n: z.object({
      defaultLanguage: languageSchema,
      defaultLocale: z.string().describe('By which prices are formatted: nl-NL'),
      defaultCountry: z.string(),
      currencyCode: z.literal('EUR'),
      currencySign: z.string(),
      currencyDecimal: z.string(),
      currencyGroup: z.string(),
      fractionDigits: z.int(),
      priceFormat: z.string().describe('"{sign}" and "{amount}" stand for the currency sign and the number'),
      dateFormat: z.string(),
    }),
    tax: z.object({ defaultCountry: z.string() }),
    seo: z.object({ useTrailingSlash: z.boolean(), hreflangPrefix: z.string() }),
    googleTagManager: z.object({ id: z.string().nullable(), domain: z.string(), loadScript: z.boolean() }),
    hasShops: z.boolean().describe('Whether the brand has shops of brick and mortar'),
    homeDelivery: z
      .object({
        price: z.number(),
        freeFrom: z.number().nullable(),
        isSameDayOffered: z.boolean(),
        sameDayPrice: z.number().nullable().describe('What it costs to have it on the day it is ordered'),
        isPickupFree: z.boolean().describe('Fetching it from a shop of the brand costs nothing'),
      })
      .nullable()
      .describe('What delivery to the door costs in the country of the view'),
    guaranteeNotice: z
      .object({ address: z.string(), width: z.int(), height: z.int() })
      .optional()
      .describe('Where the notice on the legal guarantee is, and its shape'),
    settings: viewOverridesSchema.describe('What the view sets differently from the shop’s defaults'),
  })
  .meta({ id: 'StoreView' })

export type StoreViewDto = z.output<typeof storeViewSchema>

export const listStoreViews = endpoint(calls.listStoreViews, {
  summary: 'The store views of this installation and the one that answers by default',
  result: z.object({
    defaultCode: z.string(),
    views: z.array(storeViewSchema),
    moved: z
      .array(z.object({ host: z.string(), pathPrefix: z.string(), storeCode: z.string() }))
      .optional()
      .describe('Addresses that views have left'),
  }),
  refusals: {},
})

export const readGuaranteeNotice = endpoint(calls.readGuaranteeNotice, {
  summary: 'The harmonised notice on the legal guarantee, byte for byte as the Commission publishes it (SVG or PNG)',
  params: z.object({ language: writtenLanguageSchema }),
  query: z.object({ v: z.string().max(64).optional().describe('The digest: another file has another address') }),
  contentType: 'image/*',
  result: z.never(),
  cacheControl: 'public, max-age=86400',
  refusals: { 'notice-not-found': 404 },
  messages: { 'notice-not-found': 'There is no notice in this language.' },
})
