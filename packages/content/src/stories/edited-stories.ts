import type { ContentJson, EditedStory } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import { eq, type SQL, sql } from 'drizzle-orm'
import { stories } from './schema.ts'

/** The stories of a view as their authors see them, by path. */
export async function listEdited(db: Db, view: string): Promise<EditedStory[]> {
  const rows = await select(db, eq(stories.view, view))
  return rows.map(({ content: _, ...story }) => story)
}

/** A story and its translations. */
export async function listGroup(db: Db, groupId: string): Promise<EditedStory[]> {
  const rows = await select(db, eq(stories.groupId, groupId))
  return rows.map(({ content: _, ...story }) => story)
}

export async function findEdited(db: Db, id: number): Promise<(EditedStory & { content: ContentJson }) | null> {
  const [row] = await select(db, eq(stories.id, id))
  return row ?? null
}

async function select(db: Db, condition: SQL) {
  const rows = await db
    .select({
      id: stories.id,
      uuid: stories.uuid,
      view: stories.view,
      path: stories.path,
      name: stories.name,
      tags: stories.tags,
      position: stories.position,
      isStartpage: stories.isStartpage,
      groupId: stories.groupId,
      version: stories.version,
      isPublished: sql<boolean>`published is not null`,
      hasChanges: sql<boolean>`published is null or published::text <> draft::text`,
      publishAt: stories.publishAt,
      publishRefusedAt: stories.publishRefusedAt,
      changedBy: stories.changedBy,
      changedAt: stories.updatedAt,
      content: stories.draft,
    })
    .from(stories)
    .where(condition)
    .orderBy(stories.path)
  return rows.map(({ publishAt, publishRefusedAt, changedAt, ...row }) => ({
    ...row,
    component: row.content.component,
    publishAt: publishAt?.toISOString() ?? null,
    publishRefusedAt: publishRefusedAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
  }))
}
