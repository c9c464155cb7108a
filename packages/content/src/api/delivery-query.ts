import type { deliverStories, deliverStory, ParsedInputOf } from '@vonk/contract'
import type { StoryKey, StoryMoment, StoryPage, StoryQuery, StorySource } from '../source/index.ts'
import { fullSlugOf, type SlugReader, slugPrefixOf } from './full-slug.ts'
import { isUuid } from './is-uuid.ts'

type AskedStory = ParsedInputOf<typeof deliverStory>
type AskedStories = ParsedInputOf<typeof deliverStories>

/** A number is an id; anything else a slug, unless the call says it is a uuid. Null for what can be neither. */
export function storyKeyOf({ key, find_by, from_release: release }: AskedStory, reader: SlugReader): StoryKey | null {
  if (find_by === 'uuid') return isUuid(key) ? { uuid: key, release } : null
  // Longer numbers are beyond what can be counted exactly.
  if (/^\d+$/.test(key)) return key.length <= 15 ? { id: Number(key), release } : null
  const slug = fullSlugOf(key, reader)
  return slug === null ? null : { slug, release }
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
  const { version, starts_with, by_slugs, excluding_slugs, page, per_page } = asked
  return {
    version,
    release: asked.from_release,
    startsWith: starts_with && slugPrefixOf(starts_with, reader),
    slugs: by_slugs?.map((slug) => slugPrefixOf(slug, reader)),
    excludedSlugs: excluding_slugs?.map((slug) => slugPrefixOf(slug, reader)),
    ids: asked.by_ids,
    excludedIds: asked.excluding_ids,
    uuids: asked.by_uuids,
    tags: asked.with_tag,
    component: asked.content_type,
    isStartpage: asked.is_startpage,
    level: asked.level,
    workflowStages: asked.in_workflow_stages,
    searchTerm: asked.search_term,
    filter: asked.filter_query,
    moments: momentsOf(asked),
    sort: asked.sort_by,
    offset: (page - 1) * per_page,
    limit: per_page,
  }
}

function momentsOf(asked: AskedStories): StoryMoment[] {
  const fields = ['published_at', 'first_published_at', 'updated_at'] as const
  const sides = ['gt', 'lt'] as const
  return fields.flatMap((field) =>
    sides.flatMap((side) => {
      const moment = asked[`${field}_${side}`]
      return moment === undefined ? [] : [{ field, side, moment }]
    }),
  )
}
