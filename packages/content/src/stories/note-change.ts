import { isDeepStrictEqual } from 'node:util'
import type { ContentJson } from '@vonk/contract'
import { actorOf, recordAct } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import type { StoryRow } from './schema.ts'
import { addVersion, type StoryAction } from './write-story.ts'

export type StoryChange = {
  /** Null for a new one. */
  readonly before: StoryRow | null
  readonly after: StoryRow
  readonly isGone?: boolean
  /** The name of the act. */
  readonly name: string
  /** What is remembered of the story itself; nothing where it reads as before. */
  readonly version?: StoryAction
}

/** Notes who has changed a story, and what it is now. */
export async function noteChange(
  tx: Db,
  { before, after, isGone = false, name, version }: StoryChange,
): Promise<StoryRow> {
  const { changedBy, uuid } = after
  const actId = await recordAct(tx, {
    by: staffOf(changedBy),
    on: { kind: 'story', id: uuid },
    name,
    before: before && factsOf(before),
    after: isGone ? null : { ...factsOf(after), ...changedFields(before?.draft, after.draft) },
  })
  if (version) await addVersion(tx, after, { action: version, actId })
  return after
}

/** By the address that stories and releases keep. */
export function staffOf(address: string | null | undefined) {
  return actorOf(address ? { email: address } : null)
}

function factsOf({ name, fullSlug: slug, tags, position, isStartpage, version, published, publishAt }: StoryRow) {
  return { name, slug, tags, position, isStartpage, version, isPublished: published !== null, publishAt }
}

/** The texts themselves are in the version. */
function changedFields(before: ContentJson | undefined, after: ContentJson) {
  if (!before || before === after) return {}
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return { fields: names.filter((name) => !isDeepStrictEqual(before[name], after[name])) }
}
