import type { Release } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { findRow as findStory, lockStory } from '../stories/index.ts'
import { type ReleaseRow, type ReleaseStoryRow, releaseStories, releases } from './schema.ts'

export type StoryNow = NonNullable<Awaited<ReturnType<typeof lockStory>>>

/** A story of a release beside what it is now; null when it is gone. */
export type HeldStory = { readonly held: ReleaseStoryRow; readonly story: StoryNow | null }

const mostListed = 100

/** Those that are being prepared first, then the last published. */
export async function listRows(db: Db): Promise<Release[]> {
  const newest = sql`${releases.publishedAt} desc nulls first, ${releases.updatedAt} desc, ${releases.id} desc`
  return toReleases(await select(db).orderBy(newest).limit(mostListed))
}

export async function findRow(db: Db, id: number): Promise<Release | null> {
  const [release = null] = toReleases(await select(db).where(eq(releases.id, id)))
  return release
}

function select(db: Db) {
  const storyIds = sql<number[]>`(
    select coalesce(json_agg(story_id order by story_id), '[]') from release_story
    where release_id = content_release.id)`
  return db.select({ release: releases, storyIds }).from(releases)
}

function toReleases(rows: readonly { release: ReleaseRow; storyIds: number[] }[]): Release[] {
  return rows.map(({ release: { id, name, version, changedBy, updatedAt, ...moments }, storyIds }) => ({
    ...{ id, name, version, storyIds, changedBy },
    publishAt: moments.publishAt?.toISOString() ?? null,
    publishRefusedAt: moments.publishRefusedAt?.toISOString() ?? null,
    publishedAt: moments.publishedAt?.toISOString() ?? null,
    changedAt: updatedAt.toISOString(),
  }))
}

/** The releases whose moment has come. */
export async function findDueReleases(db: Db, now: Date): Promise<ReleaseRow[]> {
  return db.select().from(releases).where(lte(releases.publishAt, now)).orderBy(releases.publishAt, releases.id)
}

export async function lockRelease(tx: Db, id: number): Promise<ReleaseRow | null> {
  const [row = null] = await tx.select().from(releases).where(eq(releases.id, id)).for('update')
  return row
}

export async function insertRelease(tx: Db, name: string, by: string | null): Promise<number> {
  const [row] = await tx.insert(releases).values({ name, changedBy: by }).returning({ id: releases.id })
  if (!row) throw new Error('The release was not written')
  return row.id
}

type Changes = Partial<Pick<ReleaseRow, 'name' | 'publishAt' | 'publishRefusedAt' | 'publishedAt'>>

/** Writes the changes and counts them. */
export async function updateRelease(tx: Db, { id, by }: { id: number; by: string | null }, changes: Changes = {}) {
  const counted = { version: sql`${releases.version} + 1`, updatedAt: sql`now()`, changedBy: by }
  await tx
    .update(releases)
    .set({ ...changes, ...counted })
    .where(eq(releases.id, id))
}

export async function deleteRelease(tx: Db, id: number): Promise<void> {
  await tx.delete(releases).where(eq(releases.id, id))
}

export async function putHeld(tx: Db, row: Omit<ReleaseStoryRow, 'addedAt'>): Promise<void> {
  const { releaseId: _release, storyId: _story, ...fields } = row
  await tx
    .insert(releaseStories)
    .values(row)
    .onConflictDoUpdate({
      target: [releaseStories.releaseId, releaseStories.storyId],
      set: { ...fields, addedAt: sql`now()` },
    })
}

type HeldKey = Pick<ReleaseStoryRow, 'releaseId' | 'storyId'>

function isHeld({ releaseId, storyId }: HeldKey): SQL | undefined {
  return and(eq(releaseStories.releaseId, releaseId), eq(releaseStories.storyId, storyId))
}

/** Whether the release had the story. */
export async function updateHeldVersion(tx: Db, key: HeldKey, storyVersion: number): Promise<boolean> {
  const changed = await tx.update(releaseStories).set({ storyVersion }).where(isHeld(key)).returning()
  return changed.length > 0
}

export async function deleteHeld(tx: Db, key: HeldKey): Promise<void> {
  await tx.delete(releaseStories).where(isHeld(key))
}

/** The stories of a release beside what they are now. */
export function findHeld(db: Db, releaseId: number): Promise<HeldStory[]> {
  return readHeld(db, releaseId, findStory)
}

/** The same, locked until the transaction ends, in one order for all. */
export function lockHeld(tx: Db, releaseId: number): Promise<HeldStory[]> {
  return readHeld(tx, releaseId, lockStory)
}

async function readHeld(db: Db, releaseId: number, readStory: typeof lockStory): Promise<HeldStory[]> {
  const rows = await db
    .select()
    .from(releaseStories)
    .where(eq(releaseStories.releaseId, releaseId))
    .orderBy(releaseStories.storyId)
  const stories: HeldStory[] = []
  for (const held of rows) stories.push({ held, story: await readStory(db, held.storyId) })
  return stories
}
