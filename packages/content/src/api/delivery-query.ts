import type { deliverStories, deliverStory, ParsedInputOf } from '@vonk/contract'
import type { StoryKey, StoryPage, StoryQuery, StorySource } from '../source/index.ts'
import { fullSlugOf, type SlugReader, slugPrefixOf } from './full-slug.ts'

type AskedStory = ParsedInputOf<typeof deliverStory>
type AskedStories = ParsedInputOf<typeof deliverStories>

/** A number is an id; anything else a slug, unless the call says it is a uuid. Null for what can be neither. */
export function storyKeyOf({ key, find_by }: AskedStory, reader: SlugReader): StoryKey | null {
  if (find_by === 'uuid') return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key) ? { uuid: key } : null
  // Longer numbers are beyond what can be counted exactly.
  if (/^\d+$/.test(key)) return key.length <= 15 ? { id: Number(key) } : null
  const slug = fullSlugOf(key, reader)
  return slug === null ? null : { slug }
}

/** The page of stories a call asks for. */
export async function listAsked(source: StorySource, asked: AskedStories, reader: SlugReader): Promise<StoryPage> {
  const query = queryOf(asked, reader)
  const { by_uuids_ordered: order } = asked
  if (!order) return source.list(query)
  const page = await source.list({ ...query, uuids: order, offset: 0, limit: Math.max(1, order.length) })
  const inOrder = page.stories.toSorted((a, b) => order.indexOf(a.uuid) - order.indexOf(b.uuid))
  return { stories: inOrder.slice(query.offset, query.offset + query.limit), total: page.total }
}

function queryOf(asked: AskedStories, reader: SlugReader): StoryQuery {
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
