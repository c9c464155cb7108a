import type { Story, StoryAlternate } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { StoryKey, StoryPage, StoryQuery, StoryVersion } from '../source/index.ts'
import { stories } from './schema.ts'
import { conditionsOf, contentIn, isVisibleIn, orderOf, releaseIn } from './story-conditions.ts'

/** One story by its full slug, id or uuid. */
export async function findStory(db: Db, key: StoryKey, version: StoryVersion): Promise<Story | null> {
  const [row] = await db
    .select(columnsOf(version, key.release))
    .from(stories)
    .where(and(hasKey(key), isVisibleIn(version)))
  return row ? toStory(row) : null
}

export async function listStories(db: Db, query: StoryQuery): Promise<StoryPage> {
  const conditions = conditionsOf(query)
  const rows = await db
    .select(columnsOf(query.version, query.release))
    .from(stories)
    .where(conditions)
    .orderBy(orderOf(query))
    .limit(query.limit)
    .offset(query.offset)
  if (query.offset === 0 && rows.length < query.limit) return { stories: rows.map(toStory), total: rows.length }
  const [counted] = await db.select({ total: count() }).from(stories).where(conditions)
  return { stories: rows.map(toStory), total: counted?.total ?? 0 }
}

export async function readCacheVersion(db: Db): Promise<number> {
  const { rows } = await db.execute<{ cv: string }>(sql`select cv from content_version`)
  return Number(rows[0]?.cv)
}

function hasKey(key: StoryKey): SQL {
  if ('slug' in key) return eq(stories.fullSlug, key.slug)
  return 'id' in key ? eq(stories.id, key.id) : eq(stories.uuid, key.uuid)
}

function columnsOf(version: StoryVersion, release: string | undefined) {
  return {
    id: stories.id,
    uuid: stories.uuid,
    name: stories.name,
    fullSlug: stories.fullSlug,
    content: contentIn(version, release),
    createdAt: stories.createdAt,
    updatedAt: stories.updatedAt,
    publishedAt: stories.publishedAt,
    firstPublishedAt: stories.firstPublishedAt,
    position: stories.position,
    tags: stories.tags,
    isStartpage: stories.isStartpage,
    groupId: stories.groupId,
    alternates: alternatesIn(version),
    releaseId: releaseIn(version, release),
  }
}

function alternatesIn(version: StoryVersion) {
  const onlyPublished = version === 'draft' ? sql`` : sql`and other.published is not null`
  return sql<StoryAlternate[]>`(
    select coalesce(json_agg(json_build_object('id', other.id, 'name', other.name, 'fullSlug', other.full_slug,
      'isPublished', other.published is not null) order by other.full_slug), '[]')
    from story other where other.group_id = story.group_id and other.id <> story.id ${onlyPublished})`
}

type SelectedRow = Omit<Story, 'createdAt' | 'updatedAt' | 'publishedAt' | 'firstPublishedAt' | 'content'> & {
  readonly content: Story['content'] | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly publishedAt: Date | null
  readonly firstPublishedAt: Date | null
}

function toStory(row: SelectedRow): Story {
  if (row.content === null) throw new Error(`The story ${row.id} was read in a version it does not have`)
  return {
    ...row,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    firstPublishedAt: row.firstPublishedAt?.toISOString() ?? null,
  }
}
