import type { Db } from '@vonk/platform/db'
import { and, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { CheckedStory } from './check-story.ts'
import { picturesIn, rememberPictures } from './pictures.ts'
import { relationsIn } from './relations.ts'
import { type StoryRow, stories, storyVersions } from './schema.ts'

export type StoryAction = (typeof storyVersions.$inferSelect)['action']
/** With the address of who made it; null on the command line. */
export type StoredVersion = Readonly<typeof storyVersions.$inferSelect> & { readonly changedBy: string | null }

/** What is remembered of a change, and the act that it was. */
export type NewVersion = { readonly action: StoryAction; readonly actId: number }

type NewStory = CheckedStory & {
  readonly uuid: string
  readonly groupId: string
  readonly changedBy: string | null
}

const keptVersions = 100

export async function findRow(db: Db, id: number): Promise<StoryRow | null> {
  const [row = null] = await db.select().from(stories).where(eq(stories.id, id))
  return row
}

/** The story with this id, locked until the transaction ends. */
export async function lockStory(tx: Db, id: number): Promise<StoryRow | null> {
  const [row] = await tx.select().from(stories).where(eq(stories.id, id)).for('update')
  return row ?? null
}

/** The id of the story at a place. */
export async function findHolder(db: Db, { view, path }: { view: string; path: string }): Promise<number | null> {
  const [row] = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.view, view), eq(stories.path, path)))
  return row?.id ?? null
}

/** The themes of all views. */
export async function findThemes(db: Db): Promise<StoryRow[]> {
  return db
    .select()
    .from(stories)
    .where(sql`${stories.draft}->>'component' = 'theme'`)
    .orderBy(stories.view, stories.id)
}

/** The stories whose moment has come. */
export async function findDue(db: Db, now: Date): Promise<StoryRow[]> {
  return db.select().from(stories).where(lte(stories.publishAt, now)).orderBy(stories.publishAt, stories.id)
}

export async function insertDraft(tx: Db, story: NewStory): Promise<StoryRow> {
  const { content, ...fields } = story
  await rememberPictures(tx, picturesIn(content))
  return written(
    await tx
      .insert(stories)
      .values({ ...fields, draft: content, relations: relationsIn(content) })
      .returning(),
  )
}

/** Writes the changes and counts them. */
export async function updateStory(
  tx: Db,
  current: StoryRow,
  changes: Partial<Omit<StoryRow, 'id' | 'fullSlug' | 'version' | 'relations'>>,
): Promise<StoryRow> {
  const next = { ...current, ...changes }
  const relations = [...new Set([...relationsIn(next.draft), ...relationsIn(next.published)])]
  if (changes.draft) await rememberPictures(tx, picturesIn(changes.draft))
  return written(
    await tx
      .update(stories)
      .set({ ...changes, changedBy: current.changedBy, relations, version: current.version + 1, updatedAt: sql`now()` })
      .where(eq(stories.id, current.id))
      .returning(),
  )
}

export async function deleteStory(tx: Db, id: number): Promise<void> {
  await tx.delete(stories).where(eq(stories.id, id))
}

/** Remembers what the story is now; of a story the last hundred changes are kept. */
export async function addVersion(tx: Db, story: StoryRow, { action, actId }: NewVersion): Promise<void> {
  const { uuid, version, fullSlug, name, draft: content } = story
  await tx.insert(storyVersions).values({ uuid, version, fullSlug, name, action, content, actId })
  await tx.execute(sql`
    delete from story_version where uuid = ${uuid} and id <= (
      select id from story_version where uuid = ${uuid} order by id desc offset ${keptVersions} limit 1)`)
}

/** The changes of a story, newest first. */
export async function listVersions(db: Db, uuid: string): Promise<StoredVersion[]> {
  const changedBy = sql<string | null>`(select actor from act where act.id = ${storyVersions.actId})`
  return db
    .select({ ...getTableColumns(storyVersions), changedBy })
    .from(storyVersions)
    .where(eq(storyVersions.uuid, uuid))
    .orderBy(desc(storyVersions.id))
}

function written([row]: readonly StoryRow[]): StoryRow {
  if (!row) throw new Error('The story was not written')
  return row
}
