import type { Release } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { type Database, type Db, isUniqueViolation } from '@vonk/platform/db'
import { lockStory } from '../stories/index.ts'
import {
  changeAsRead,
  changeRelease,
  loadRelease,
  type NotFound,
  type NotOpen,
  type NotYours,
  type ReleaseAddress,
  type Since,
} from './change-release.ts'
import { noteRelease } from './note-release.ts'
import {
  deleteHeld,
  deleteRelease,
  insertRelease,
  putHeld,
  type StoryNow,
  updateHeldVersion,
  updateRelease,
} from './store.ts'

type NameTaken = { readonly code: 'release-name-taken' }
type NotAdded = NotOpen | { readonly code: 'story-not-found' } | ({ readonly code: 'story-changed' } & Since)

/** A story of a release, and the version of it that was read. */
export type StoryOfRelease = {
  readonly id: number
  readonly storyId: number
  readonly version: number
  readonly by: string | null
}

export function createRelease(db: Database, name: string, by: string | null) {
  return unlessTaken<NotFound>(async () => {
    const id = await db.transaction(async (tx) => {
      const made = await insertRelease(tx, name, by)
      await noteRelease(tx, { id: made, by }, { name: 'created', after: { name } })
      return made
    })
    return loadRelease(db, id)
  })
}

export function renameRelease(db: Database, address: ReleaseAddress, name: string) {
  return unlessTaken<NotYours>(() =>
    changeAsRead(db, address, async (tx, before) => {
      await updateRelease(tx, address, { name })
      return ok(await noteRelease(tx, address, { name: 'renamed', before: { name: before.name }, after: { name } }))
    }),
  )
}

/** What a story says now becomes what the release holds of it. */
export function addStory(db: Database, change: StoryOfRelease): Promise<Result<Release, NotAdded>> {
  return changeRelease<NotAdded>(db, change.id, async (tx) => {
    const story = await lockAsRead(tx, change)
    if (!story.ok) return story
    const { draft: content, name, fullSlug } = story.value
    const { id: releaseId, storyId, version: storyVersion, by: addedBy } = change
    await putHeld(tx, { releaseId, storyId, content, storyVersion, name, fullSlug, addedBy })
    await updateRelease(tx, change)
    return ok(await noteRelease(tx, change, { name: 'story-added', after: { story: fullSlug, storyVersion } }))
  })
}

/** The release stays with what it holds; whoever says so has seen what the story is now. */
export function keepStory(db: Database, change: StoryOfRelease): Promise<Result<Release, NotAdded>> {
  return changeRelease<NotAdded>(db, change.id, async (tx) => {
    const story = await lockAsRead(tx, change)
    if (!story.ok) return story
    const { id: releaseId, storyId, version } = change
    const isHere = await updateHeldVersion(tx, { releaseId, storyId }, version)
    if (!isHere) return err({ code: 'story-not-found' })
    await updateRelease(tx, change)
    const after = { story: story.value.fullSlug, storyVersion: version }
    return ok(await noteRelease(tx, change, { name: 'story-kept', after }))
  })
}

export function takeOutStory(db: Database, { id, storyId, by }: Omit<StoryOfRelease, 'version'>) {
  return changeRelease<NotOpen>(db, id, async (tx) => {
    await deleteHeld(tx, { releaseId: id, storyId })
    await updateRelease(tx, { id, by })
    return ok(await noteRelease(tx, { id, by }, { name: 'story-taken-out', before: { storyId } }))
  })
}

/** Takes a release away and tells what it was. */
export async function removeRelease(db: Database, address: ReleaseAddress): Promise<Result<Release, NotYours>> {
  const before = await loadRelease(db, address.id)
  if (!before.ok) return before
  const removed = await changeAsRead(db, address, async (tx, { name }) => {
    await deleteRelease(tx, address.id)
    return ok(await noteRelease(tx, address, { name: 'removed', before: { name } }))
  })
  // It is gone, so nobody can tell what it is now.
  return removed.ok || removed.refusal.code === 'release-not-found' ? before : removed
}

async function lockAsRead(tx: Db, { storyId, version }: StoryOfRelease): Promise<Result<StoryNow, NotAdded>> {
  const story = await lockStory(tx, storyId)
  if (!story) return err({ code: 'story-not-found' })
  const { version: now, changedBy: by, updatedAt } = story
  return version === now ? ok(story) : err({ code: 'story-changed', version: now, by, at: updatedAt.toISOString() })
}

async function unlessTaken<Refusal>(
  write: () => Promise<Result<Release, Refusal>>,
): Promise<Result<Release, Refusal | NameTaken>> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return err({ code: 'release-name-taken' })
  }
}
