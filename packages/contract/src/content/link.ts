import { isSafeLink } from '@vonk/domain/urls'
import { z } from 'zod'

export const safeUrl = z.string().max(2000).refine(isSafeLink, 'Not an address a link may lead to')

/** A link as an editor sets it: to a story by its full slug in `cached_url`, or to an address in `url`. */
export const linkSchema = z
  .object({
    linktype: z.enum(['story', 'url']),
    url: safeUrl.default(''),
    cached_url: safeUrl.default(''),
    id: z.string().max(64).default('').describe('The uuid of the story it leads to'),
    target: z.enum(['_self', '_blank']).default('_self'),
    anchor: z.string().max(100).nullish(),
  })
  .refine((link) => addressOf(link) !== '', { path: ['url'], message: 'The link leads nowhere' })

export type ContentLink = z.output<typeof linkSchema>

/** A link that may be left out; editors then leave an empty one. */
export const optionalLink = z.preprocess(emptyToNull, linkSchema.nullable()).default(null)

function emptyToNull(value: z.input<typeof linkSchema> | null): unknown {
  const link = z.object({ url: z.string().nullish(), cached_url: z.string().nullish() }).safeParse(value)
  return link.success && !link.data.url && !link.data.cached_url ? null : value
}

function addressOf({ linktype, url, cached_url }: { linktype: string; url: string; cached_url: string }): string {
  return linktype === 'story' ? cached_url : url || cached_url
}
