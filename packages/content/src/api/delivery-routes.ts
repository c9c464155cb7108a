import { deliverStories, deliverStory, type ParsedInputOf, type Story, toStoryDto } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import { type CallContext, handle, WithHeaders } from '@vonk/platform/http'
import { mayRead } from '../preview/index.ts'
import type { StoryKey, StoryPage, StoryQuery } from '../source/index.ts'
import type { ContentApiParts } from './content-routes.ts'
import { fullSlugOf, type SlugReader, slugPrefixOf } from './full-slug.ts'
import { readRelated } from './read-related.ts'
import { whenAvailable } from './when-available.ts'
import { withoutFields } from './without-fields.ts'

type Asked = ParsedInputOf<typeof deliverStory>
type AskedList = ParsedInputOf<typeof deliverStories>

/** The same stories in the shape of Storyblok's delivery API, for its own clients and for editors. */
export function deliveryRoutes({ source, directory, tokens }: ContentApiParts) {
  const readerOf = ({ storeCode }: CallContext) => ({ directory, view: findStoreView(directory, storeCode) })

  async function besides(
    stories: readonly Story[],
    { version, resolve_relations = [] }: Pick<Asked, 'version' | 'resolve_relations'>,
  ) {
    const rels = await readRelated(stories, { source, version, fields: resolve_relations })
    return { cv: await source.readCacheVersion(), rels, links: [] }
  }

  return [
    handle(deliverStory, (asked, context) =>
      whenAvailable(context.log, async () => {
        const { version, token, excluding_fields = [] } = asked
        if (!mayRead(version, token, tokens)) return err({ code: 'unauthorized' })
        const key = keyOf(asked, readerOf(context))
        const story = key && (await source.find(key, version))
        if (!story) return err({ code: 'story-not-found' })
        const delivered = toStoryDto(withoutFields(story, excluding_fields))
        return ok({ story: delivered, ...(await besides([story], asked)) })
      }),
    ),

    handle(deliverStories, (asked, context) =>
      whenAvailable(context.log, async () => {
        const { version, token, per_page, excluding_fields = [] } = asked
        if (!mayRead(version, token, tokens)) return err({ code: 'unauthorized' })
        const { stories, total } = await listAsked(asked, readerOf(context))
        const delivered = stories.map((story) => toStoryDto(withoutFields(story, excluding_fields)))
        const answer = { stories: delivered, ...(await besides(stories, asked)) }
        return ok(new WithHeaders(answer, { total: String(total), 'per-page': String(per_page) }))
      }),
    ),
  ]

  async function listAsked(asked: AskedList, reader: SlugReader): Promise<StoryPage> {
    const query = queryOf(asked, reader)
    const { by_uuids_ordered: order } = asked
    if (!order) return source.list(query)
    const { stories, total } = await source.list({
      ...query,
      uuids: order,
      offset: 0,
      limit: Math.max(1, order.length),
    })
    const inOrder = stories.toSorted((a, b) => order.indexOf(a.uuid) - order.indexOf(b.uuid))
    return { stories: inOrder.slice(query.offset, query.offset + query.limit), total }
  }
}

/** A number is an id; anything else a slug, unless the call says it is a uuid. */
function keyOf({ key, find_by }: Asked, reader: SlugReader): StoryKey | null {
  if (find_by === 'uuid') return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key) ? { uuid: key } : null
  if (/^\d+$/.test(key)) return key.length <= 15 ? { id: Number(key) } : null
  const slug = fullSlugOf(key, reader)
  return slug === null ? null : { slug }
}

function queryOf(asked: AskedList, reader: SlugReader): StoryQuery {
  const { version, starts_with, by_slugs, excluding_slugs, by_uuids, with_tag, content_type, is_startpage } = asked
  const { sort_by, page, per_page } = asked
  const [field = '', direction] = sort_by?.split(':') ?? []
  return {
    version,
    startsWith: starts_with && slugPrefixOf(starts_with, reader),
    slugs: by_slugs?.map((slug) => slugPrefixOf(slug, reader)),
    excludedSlugs: excluding_slugs?.map((slug) => slugPrefixOf(slug, reader)),
    uuids: by_uuids,
    tags: with_tag,
    component: content_type,
    isStartpage: is_startpage,
    sort: sort_by === undefined ? undefined : { field, direction: direction === 'asc' ? 'asc' : 'desc' },
    offset: (page - 1) * per_page,
    limit: per_page,
  }
}
