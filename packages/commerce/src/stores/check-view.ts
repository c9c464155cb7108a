import { viewOverridesSchema } from '@vonk/contract'
import { isOffered } from '@vonk/languages'
import { z } from 'zod'

/** What a view's code, host, prefix and country look like. */
export const viewPatterns = {
  code: /^[a-z]+(_[a-z]+)?$/,
  host: /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
  prefix: /^[a-z-]*$/,
  country: /^[A-Z]{2}$/,
} as const

const noTagManager = { id: null, domain: '', loadScript: true }

/** A view as a file has it: all that can be said of it, most of which need not. */
export const viewInFileSchema = z
  .strictObject({
    code: z.string().regex(viewPatterns.code, 'is no code such as nl or shop_nl'),
    brand: z.string(),
    language: z.string().refine(isOffered, 'is no language of the shop'),
    host: z.string().regex(viewPatterns.host, 'is no host name such as www.example.com'),
    pathPrefix: z.string().regex(viewPatterns.prefix, 'is one word of small letters, such as en').default(''),
    isDefault: z.boolean().default(false),
    taxCountry: z.string().regex(viewPatterns.country, 'is no country code such as NL'),
    rootCategoryId: z.int().min(0).default(2),
    titleTemplate: z.string().includes('%s', 'has %s where the title of the page stands').default('%s'),
    isSampleSale: z.boolean().default(false),
    hasFamilyAccount: z.boolean().default(false),
    isHidden: z.boolean().default(false),
    isIndexed: z.boolean().default(true),
    useTrailingSlash: z.boolean().default(true),
    hreflangPrefix: z.string().default(''),
    tagManager: z
      .strictObject({ id: z.string().nullable(), domain: z.string(), loadScript: z.boolean() })
      .default(noTagManager),
    settings: viewOverridesSchema.default({}),
    /** By module. */
    moduleSettings: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  })
  .refine(({ isDefault, isHidden }) => !(isDefault && isHidden), 'the default view cannot be hidden')

export type ViewInFile = z.output<typeof viewInFileSchema>
