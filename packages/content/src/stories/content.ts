import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@vonk/domain/result'
import { type Database, type Db, isUniqueViolation } from '@vonk/platform/db'
import { changeDraft, hideStory, publishDraft, refuseMoment, removeStory, scheduleStory } from './change-story.ts'
import { checkStory, type StoryInput, type StoryInputRefusal } from './check-story.ts'
import { noteChange } from './note-change.ts'
import type { StoryRow } from './schema.ts'
import { findHolder, insertDraft, listVersions, lockStory, type StoredVersion } from './write-story.ts'

export type Content = ReturnType<typeof createContent>

/** Which story is changed; with its version, only when nobody else has changed it since. */
export type StoryAddress = {
  readonly id: number
  readonly version?: number | undefined
  /** Who changes it. */
  readonly by?: string | null | undefined
}

type AddressRefusal =
  | { readonly code: 'story-not-found' }
  | { readonly code: 'story-changed'; readonly version: number; readonly by: string | null; readonly at: string }
type Clash = { readonly code: 'slug-taken' } | { readonly code: 'translation-taken' }
export type SaveRefusal = StoryInputRefusal | AddressRefusal | Clash

export type SavedStory = {
  readonly id: number
  readonly uuid: string
  readonly fullSlug: string
  readonly groupId: string
  readonly version: number
  readonly isPublished: boolean
}

/** The stories of this installation as their authors see them. `views` are the codes of its store views as they are. */
export function createContent(parts: { readonly db: Database; readonly views: readonly string[] }) {
  const { db } = parts
  return {
    /** A new story; nobody but its author sees it yet. */
    async create(input: StoryInput, by: string | null = null): Promise<Result<SavedStory, StoryInputRefusal | Clash>> {
      const checked = checkStory(input, parts.views)
      if (!checked.ok) return checked
      const story = { ...checked.value, uuid: randomUUID(), groupId: checked.value.groupId ?? randomUUID() }
      return unlessClash(db, { ...story, id: null }, async (tx) => {
        const row = await insertDraft(tx, { ...story, changedBy: by })
        await noteChange(tx, { before: null, after: row, name: 'created', version: 'saved' })
        return ok(toSaved(row))
      })
    },

    async saveDraft(address: StoryAddress, input: StoryInput): Promise<Result<SavedStory, SaveRefusal>> {
      const checked = checkStory(input, parts.views)
      if (!checked.ok) return checked
      const { value: story } = checked
      return unlessClash(db, { ...story, id: address.id }, (tx) =>
        change(tx, address, (current) => changeDraft(tx, current, story)),
      )
    },

    publish: (address: StoryAddress) =>
      db.transaction((tx) => change(tx, address, (current) => publishDraft(tx, current))),

    unpublish: (address: StoryAddress) =>
      db.transaction((tx) => change(tx, address, (current) => hideStory(tx, current))),

    schedule: (address: StoryAddress, publishAt: Date | null) =>
      db.transaction((tx) => change(tx, address, (current) => scheduleStory(tx, current, publishAt))),

    /** Its moment came, and its checks found errors: it stays as it is, and is marked. */
    refuseMoment: (address: StoryAddress) =>
      db.transaction((tx) => change(tx, address, (current) => refuseMoment(tx, current))),

    remove: (address: StoryAddress) =>
      db.transaction((tx) => change(tx, address, (current) => removeStory(tx, current))),

    /** What a story was after each change, newest first; also of one that is gone. */
    history(uuid: string): Promise<StoredVersion[]> {
      return listVersions(db, uuid)
    },
  }
}

async function change(
  tx: Db,
  { id, version, by = null }: StoryAddress,
  make: (current: StoryRow) => Promise<StoryRow>,
): Promise<Result<SavedStory, AddressRefusal>> {
  const current = await lockStory(tx, id)
  if (!current) return err({ code: 'story-not-found' })
  if (version !== undefined && version !== current.version) {
    const { changedBy, updatedAt } = current
    return err({ code: 'story-changed', version: current.version, by: changedBy, at: updatedAt.toISOString() })
  }
  return ok(toSaved(await make({ ...current, changedBy: by })))
}

type Place = { readonly view: string; readonly path: string; readonly id: number | null }

async function unlessClash<Refusal>(
  db: Database,
  place: Place,
  run: (tx: Db) => Promise<Result<SavedStory, Refusal>>,
): Promise<Result<SavedStory, Refusal | Clash>> {
  try {
    return await db.transaction(run)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const holder = await findHolder(db, place)
    return err({ code: holder === null || holder === place.id ? 'translation-taken' : 'slug-taken' })
  }
}

function toSaved({ id, uuid, fullSlug, groupId, version, published }: StoryRow): SavedStory {
  return { id, uuid, fullSlug, groupId, version, isPublished: published !== null }
}
