import type { ContentJson } from '@vonk/contract'
import { and, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { StoryMoment, StoryQuery, StorySort, StoryVersion } from '../source/index.ts'
import { filterCondition, literal, numberIn, patternOf, searchCondition } from './content-conditions.ts'
import { stories } from './schema.ts'

/** The content of a story in one of its versions; a draft as a release has it, where one is named. */
export function contentIn(version: StoryVersion, release?: string): SQL<ContentJson | null> {
  if (version === 'published') return sql`${stories.published}`
  if (!isNumber(release)) return sql`${stories.draft}`
  return sql`coalesce((
    select held.content from release_story held
    where held.release_id = ${Number(release)} and held.story_id = story.id), ${stories.draft})`
}

/** The release that a draft is read from, which may hold another one of it, or none. */
export function releaseIn(version: StoryVersion, release?: string): SQL<number | null> {
  if (version === 'published' || !isNumber(release)) return sql`null`
  return sql`(
    select held.release_id::float8 from release_story held
    where held.release_id = ${Number(release)} and held.story_id = story.id)`
}

/** Numbers of other services are longer than any of ours; they name no release. */
function isNumber(release: string | undefined): boolean {
  return release !== undefined && /^\d{1,15}$/.test(release)
}

/** Only what has been published is there for shoppers. */
export function isVisibleIn(version: StoryVersion): SQL | undefined {
  return version === 'draft' ? undefined : isNotNull(stories.published)
}

/** There are no stages: whoever asks for some finds nothing. */
function isInStage({ workflowStages }: StoryQuery): SQL | undefined {
  return workflowStages && sql`false`
}

export function conditionsOf(query: StoryQuery): SQL | undefined {
  const { version, startsWith, slugs, excludedSlugs, uuids, tags, component, isStartpage } = query
  const { ids, excludedIds, level, searchTerm, filter, moments = [] } = query
  const content = contentIn(version, query.release)
  return and(
    isVisibleIn(version),
    isInStage(query),
    startsWith === undefined ? undefined : sql`${stories.fullSlug} like ${`${literal(startsWith)}%`}`,
    slugs && sql`${stories.fullSlug} like any(${sql.param(slugs.map(patternOf))}::text[])`,
    excludedSlugs && sql`${stories.fullSlug} not like all(${sql.param(excludedSlugs.map(patternOf))}::text[])`,
    uuids && inArray(stories.uuid, [...uuids]),
    tags && sql`${stories.tags} && ${sql.param(tags)}::text[]`,
    ids && inArray(stories.id, [...ids]),
    excludedIds && notInArray(stories.id, [...excludedIds]),
    component === undefined ? undefined : sql`${content} ->> 'component' = ${component}`,
    isStartpage === undefined ? undefined : eq(stories.isStartpage, isStartpage),
    level === undefined ? undefined : sql`cardinality(string_to_array(${stories.fullSlug}, '/')) = ${level}`,
    ...moments.map(momentCondition),
    filter && filterCondition(content, filter),
    searchTerm === undefined ? undefined : searchCondition(content, searchTerm),
  )
}

const moments = {
  updated_at: stories.updatedAt,
  published_at: stories.publishedAt,
  first_published_at: stories.firstPublishedAt,
}

function momentCondition({ field, side, moment }: StoryMoment): SQL {
  return sql`${moments[field]} ${sql.raw(side === 'gt' ? '>' : '<')} ${moment}::timestamptz`
}

const sortable: Readonly<Record<string, SQL>> = {
  id: sql`${stories.id}`,
  name: sql`${stories.name}`,
  slug: sql`regexp_replace(${stories.path}, '^.*/', '')`,
  full_slug: sql`${stories.fullSlug}`,
  position: sql`${stories.position}`,
  created_at: sql`${stories.createdAt}`,
  updated_at: sql`${stories.updatedAt}`,
  published_at: sql`${stories.publishedAt}`,
  first_published_at: sql`${stories.firstPublishedAt}`,
}

const usual: readonly StorySort[] = [{ field: 'position', direction: 'desc' }]

/** The order asked for; what is equal in it stays in the order it was made. */
export function orderOf({ sort = usual, version, release }: StoryQuery): SQL {
  const orders = sort.flatMap(({ field, direction, as }) => {
    const value = sortValue(field, contentIn(version, release), as !== undefined)
    return value ? [sql`${value} ${sql.raw(direction === 'asc' ? 'asc' : 'desc')} nulls last`] : []
  })
  return sql.join([...orders, sql`${stories.id}`], sql`, `)
}

/** Null for a field that no story of ours has, such as `sort_by_date`. */
function sortValue(field: string, content: SQL, isNumber: boolean): SQL | null {
  const [first, ...path] = field.split('.')
  if (first !== 'content') return sortable[field] ?? null
  const text = sql`(${content} #>> ${sql.param(path)}::text[])`
  return isNumber ? numberIn(text) : text
}
