import {
  deliverDatasource,
  deliverDatasourceEntries,
  deliverDatasources,
  deliverLinks,
  deliverSpace,
  deliverTags,
  type StoryLinkDto,
} from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import { type CallContext, handle, WithHeaders } from '@vonk/platform/http'
import { mayRead } from '../preview/index.ts'
import { type StoryLink, whenAvailable } from '../source/index.ts'
import type { ContentApiParts } from './content-api-parts.ts'
import { slugPrefixOf } from './full-slug.ts'
import { toLinkDto } from './resolve-links.ts'

/** The one list of words there is to choose from: the views stories are written for. */
const storeViews = { id: 1, name: 'Store views', slug: 'store-views', dimensions: [] }

type Paged = { readonly page: number; readonly per_page: number }

/** What else clients of Storyblok ask a space for: its links, tags, version and lists of words. */
export function spaceRoutes({ source, directory, tokens }: ContentApiParts) {
  const unauthorized = err({ code: 'unauthorized' })
  const prefixOf = (prefix: string | undefined, { storeCode }: CallContext) =>
    prefix && slugPrefixOf(prefix, { directory, view: findStoreView(directory, storeCode) })

  return [
    handle(deliverLinks, (asked, context) =>
      whenAvailable(context.log, async () => {
        const { version, token, page, per_page, with_parent = '0', include_dates } = asked
        if (!mayRead(version, token, tokens)) return unauthorized
        const startsWith = prefixOf(asked.starts_with, context)
        const query = { version, startsWith, offset: (page - 1) * per_page, limit: per_page }
        // Stories lie in no folder that has a number.
        const { links, total } = Number(with_parent) === 0 ? await source.listLinks(query) : { links: [], total: 0 }
        const delivered = links.map((link) => [link.uuid, withDates(link, include_dates === '1')] as const)
        return ok(new WithHeaders({ links: Object.fromEntries(delivered) }, pageHeaders(total, asked)))
      }),
    ),

    handle(deliverTags, ({ version, token, starts_with }, context) =>
      whenAvailable(context.log, async () => {
        if (!mayRead(version, token, tokens)) return unauthorized
        const tags = await source.listTags({ version, startsWith: prefixOf(starts_with, context) })
        return ok({ tags: tags.map(({ name, count }) => ({ name, taggings_count: count })) })
      }),
    ),

    handle(deliverSpace, ({ version, token }, { log, address }) =>
      whenAvailable(log, async () => {
        if (!mayRead(version, token, tokens)) return unauthorized
        const languages = directory.views.map(({ code }) => code)
        const cv = await source.readCacheVersion()
        return ok({
          space: { id: 1, name: 'Vonk', domain: `${address.origin}/`, version: cv, language_codes: languages },
        })
      }),
    ),
  ]
}

/** The lists of words, of which there is one. */
export function datasourceRoutes({ source, directory, tokens }: ContentApiParts) {
  return [
    handle(deliverDatasources, (asked) => {
      if (!mayRead(asked.version, asked.token, tokens)) return err({ code: 'unauthorized' })
      return ok(new WithHeaders({ datasources: pageOf([storeViews], asked) }, pageHeaders(1, asked)))
    }),

    handle(deliverDatasource, ({ version, token, key }) => {
      if (!mayRead(version, token, tokens)) return err({ code: 'unauthorized' })
      const isStoreViews = [String(storeViews.id), storeViews.slug].includes(key)
      return isStoreViews ? ok({ datasource: storeViews }) : err({ code: 'datasource-not-found' })
    }),

    handle(deliverDatasourceEntries, (asked, { log }) =>
      whenAvailable(log, async () => {
        if (!mayRead(asked.version, asked.token, tokens)) return err({ code: 'unauthorized' })
        const isAsked = [undefined, storeViews.slug].includes(asked.datasource)
        const entries = (isAsked ? directory.views : []).map(({ code, brand, locale }, index) => ({
          id: index + 1,
          name: `${brand} ${locale}`,
          value: code,
          dimension_value: null,
        }))
        const answer = { datasource_entries: pageOf(entries, asked), cv: await source.readCacheVersion() }
        return ok(new WithHeaders(answer, pageHeaders(entries.length, asked)))
      }),
    ),
  ]
}

function pageHeaders(total: number, { per_page }: Paged) {
  return { total: String(total), 'per-page': String(per_page) }
}

function pageOf<Entry>(entries: readonly Entry[], { page, per_page }: Paged): readonly Entry[] {
  return entries.slice((page - 1) * per_page, page * per_page)
}

function withDates(link: StoryLink, hasDates: boolean): StoryLinkDto {
  const { publishedAt, createdAt, updatedAt } = link
  const dates = { published_at: publishedAt, created_at: createdAt, updated_at: updatedAt }
  return { ...toLinkDto(link), ...(hasDates && dates) }
}
