import type { CheckedRelease, Release } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Database, Db } from '@vonk/platform/db'
import type { CheckParts } from '../editor/index.ts'
import { publishTogether } from '../stories/index.ts'
import { changeAsRead, type NotYours, type ReleaseAddress } from './change-release.ts'
import { checkHeld, isReady } from './check-release.ts'
import { noteRelease } from './note-release.ts'
import { type HeldStory, lockHeld, updateRelease } from './store.ts'

export type ReleaseParts = Omit<CheckParts, 'db'> & { readonly db: Database }

type NotReady = { readonly code: 'release-empty' } | ({ readonly code: 'release-not-ready' } & CheckedRelease)
type Published = Promise<Result<Release, NotYours | NotReady>>

/** Shows all its stories to everybody at once, or none of them. */
export function publishRelease(parts: ReleaseParts, address: ReleaseAddress, acceptsWarnings: boolean): Published {
  return changeAsRead<NotReady>(parts.db, address, async (tx, release) => {
    const stories = await lockReady({ ...parts, db: tx }, release.id, acceptsWarnings)
    if (!stories.ok) return stories
    const together = stories.value.flatMap(toPublish)
    await publishTogether(tx, together, { by: address.by, on: { kind: 'release', id: release.id } })
    const done = { publishAt: null, publishRefusedAt: null, publishedAt: new Date() }
    return ok(await updateRelease(tx, address, done))
  })
}

type Moment = { readonly publishAt: Date | null; readonly acceptsWarnings: boolean }

/** Says when it is published by itself, if it is ready for it now; null for not at all. */
export function scheduleRelease(parts: ReleaseParts, address: ReleaseAddress, moment: Moment): Published {
  const { publishAt, acceptsWarnings } = moment
  return changeAsRead<NotReady>(parts.db, address, async (tx, { id }) => {
    const ready = publishAt === null ? ok([]) : await lockReady({ ...parts, db: tx }, id, acceptsWarnings)
    if (!ready.ok) return ready
    await updateRelease(tx, address, { publishAt, publishRefusedAt: null })
    return ok(await noteRelease(tx, address, { name: publishAt ? 'scheduled' : 'unscheduled', after: { publishAt } }))
  })
}

/** Its moment came, and it was not ready: nothing is published, and it is marked. */
export function refuseMoment(db: Database, address: ReleaseAddress): Promise<Result<Release, NotYours>> {
  return changeAsRead(db, address, async (tx, { publishAt }) => {
    await updateRelease(tx, address, { publishAt: null, publishRefusedAt: publishAt })
    return ok(await noteRelease(tx, address, { name: 'moment-refused', before: { publishAt } }))
  })
}

async function lockReady(
  parts: Omit<CheckParts, 'db'> & { readonly db: Db },
  id: number,
  acceptsWarnings: boolean,
): Promise<Result<readonly HeldStory[], NotReady>> {
  const held = await lockHeld(parts.db, id)
  if (held.length === 0) return err({ code: 'release-empty' })
  const stories = await checkHeld(parts, held)
  return isReady(stories, acceptsWarnings) ? ok(held) : err({ code: 'release-not-ready', stories })
}

function toPublish({ held, story }: HeldStory) {
  return story ? [{ current: story, content: held.content }] : []
}
