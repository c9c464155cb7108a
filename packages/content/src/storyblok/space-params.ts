import { type StoryFilter, storyFilterPairs } from '@vonk/contract'
import type { StoryQuery, StorySort } from '../source/index.ts'
import type { SpaceParams } from './space-client.ts'

/** A query in the parameters of Storyblok's delivery API. */
export function spaceParamsOf(query: StoryQuery): SpaceParams {
  const { version, startsWith, slugs, excludedSlugs, uuids, ids, excludedIds, tags, component, isStartpage } = query
  const { level, workflowStages, searchTerm, filter, moments = [], sort } = query
  return {
    version,
    from_release: version === 'draft' ? query.release : undefined,
    starts_with: startsWith,
    by_slugs: slugs?.join(','),
    excluding_slugs: excludedSlugs?.join(','),
    by_uuids: uuids?.join(','),
    by_ids: ids?.join(','),
    excluding_ids: excludedIds?.join(','),
    with_tag: tags?.join(','),
    content_type: component,
    is_startpage: isStartpage === undefined ? undefined : String(isStartpage),
    level: level === undefined ? undefined : String(level),
    in_workflow_stages: workflowStages?.join(','),
    search_term: searchTerm,
    ...Object.fromEntries(moments.map(({ field, side, moment }) => [`${field}_${side}`, moment])),
    ...(filter && filterParams(filter)),
    sort_by: sort?.map(sortText).join(','),
  }
}

function sortText({ field, direction, as }: StorySort): string {
  return [field, direction, ...(as ? [as] : [])].join(':')
}

/** Two alternatives may have the same key. */
function filterParams(filter: StoryFilter): SpaceParams {
  const byKey = Object.groupBy(storyFilterPairs(filter), ([key]) => key)
  return Object.fromEntries(Object.entries(byKey).map(([key, pairs = []]) => [key, pairs.map(([, value]) => value)]))
}
