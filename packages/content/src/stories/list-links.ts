import type { Db } from '@vonk/platform/db'
import { count, sql } from 'drizzle-orm'
import type { LinkPage, LinkQuery, StoryTag, TagQuery } from '../source/index.ts'
import { stories } from './schema.ts'
import { conditionsOf } from './story-conditions.ts'

/** The stories without their content, in the order they were made. */
export async function listLinks(db: Db, query: LinkQuery): Promise<LinkPage> {
  const conditions = conditionsOf(query)
  const { id, uuid, name, fullSlug, isStartpage, position, createdAt, updatedAt, publishedAt } = stories
  const rows = await db
    .select({ id, uuid, name, fullSlug, isStartpage, position, createdAt, updatedAt, publishedAt })
    .from(stories)
    .where(conditions)
    .orderBy(stories.id)
    .limit(query.limit)
    .offset(query.offset)
  const [counted] = await db.select({ total: count() }).from(stories).where(conditions)
  const links = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }))
  return { links, total: counted?.total ?? 0 }
}

const mostTags = 1_000

export async function listTags(db: Db, query: TagQuery): Promise<StoryTag[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select tag as name, count(*)::integer as count
    from ${stories}, unnest(${stories.tags}) as tag
    where ${conditionsOf({ ...query, offset: 0, limit: 0 }) ?? sql`true`}
    group by tag order by tag limit ${mostTags}`)
  return rows.map(({ name, count: stories }) => ({ name, count: stories }))
}
