import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { StoryQuery, StorySort, StoryVersion } from '../source/index.ts'
import { stories } from './schema.ts'

/** The content of a story in one of its versions. */
export function contentIn(version: StoryVersion) {
  return version === 'draft' ? stories.draft : stories.published
}

/** Only what has been published is there for shoppers. */
export function isVisibleIn(version: StoryVersion): SQL | undefined {
  return version === 'draft' ? undefined : isNotNull(stories.published)
}

export function conditionsOf(query: StoryQuery): SQL | undefined {
  const { version, startsWith, slugs, excludedSlugs, uuids, tags, component, isStartpage } = query
  return and(
    isVisibleIn(version),
    startsWith === undefined ? undefined : sql`${stories.fullSlug} like ${`${literal(startsWith)}%`}`,
    slugs && sql`${stories.fullSlug} like any(${sql.param(slugs.map(patternOf))}::text[])`,
    excludedSlugs && sql`${stories.fullSlug} not like all(${sql.param(excludedSlugs.map(patternOf))}::text[])`,
    uuids && inArray(stories.uuid, [...uuids]),
    tags && sql`${stories.tags} && ${sql.param(tags)}::text[]`,
    component === undefined ? undefined : sql`${contentIn(version)} ->> 'component' = ${component}`,
    isStartpage === undefined ? undefined : eq(stories.isStartpage, isStartpage),
  )
}

const sortable: Readonly<Record<string, SQL>> = {
  name: sql`${stories.name}`,
  slug: sql`regexp_replace(${stories.path}, '^.*/', '')`,
  full_slug: sql`${stories.fullSlug}`,
  position: sql`${stories.position}`,
  created_at: sql`${stories.createdAt}`,
  updated_at: sql`${stories.updatedAt}`,
  published_at: sql`${stories.publishedAt}`,
  first_published_at: sql`${stories.firstPublishedAt}`,
}

const usual: StorySort = { field: 'position', direction: 'desc' }

/** The order asked for; what is equal in it stays in the order it was made. */
export function orderOf({ sort = usual, version }: StoryQuery): SQL {
  const field = sort.field.startsWith('content.')
    ? sql`${contentIn(version)} ->> ${sort.field.slice('content.'.length)}`
    : (sortable[sort.field] ?? sortable['position'])
  return sql`${field} ${sql.raw(sort.direction === 'asc' ? 'asc' : 'desc')} nulls last, ${stories.id}`
}

/** The text as a pattern that matches nothing else. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function patternOf(slug: string): string {
  return literal(slug).replaceAll('*', '%')
}
