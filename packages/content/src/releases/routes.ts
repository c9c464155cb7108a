import * as calls from '@vonk/contract'
import { ok } from '@vonk/domain/result'
import { type CallContext, handle, type Route } from '@vonk/platform/http'
import { forStaff, type Staff, staffTokenOf } from '@vonk/staff'
import { loadRelease } from './change-release.ts'
import { checkHeld, toReleasedStory } from './check-release.ts'
import { addStory, createRelease, keepStory, removeRelease, renameRelease, takeOutStory } from './fill-release.ts'
import { publishRelease, type ReleaseParts, scheduleRelease } from './publish-release.ts'
import { findHeld, listRows } from './store.ts'

type By = (context: CallContext) => Promise<string | null>

/** What staff do with releases: changes of several stories that are published together. */
export function releaseRoutes({
  staff,
  ...parts
}: ReleaseParts & { readonly staff: Pick<Staff, 'whoIs'> }): readonly Route[] {
  const by: By = async (context) => (await staff.whoIs(staffTokenOf(context)))?.email ?? null
  return forStaff([...readingRoutes(parts), ...fillingRoutes(parts, by), ...publishingRoutes(parts, by)], staff)
}

function readingRoutes({ db, ...checks }: ReleaseParts) {
  return [
    handle(calls.listReleases, async () => ok({ releases: await listRows(db) })),
    handle(calls.readRelease, async ({ id }) => {
      const release = await loadRelease(db, id)
      return release.ok ? ok({ ...release.value, stories: (await findHeld(db, id)).map(toReleasedStory) }) : release
    }),
    handle(calls.checkRelease, async ({ id }) => {
      const release = await loadRelease(db, id)
      return release.ok ? ok({ stories: await checkHeld({ db, ...checks }, await findHeld(db, id)) }) : release
    }),
  ]
}

function fillingRoutes({ db }: ReleaseParts, by: By) {
  return [
    handle(calls.createRelease, async ({ name }, context) => createRelease(db, name, await by(context))),
    handle(calls.renameRelease, async ({ id, version, name }, context) =>
      renameRelease(db, { id, version, by: await by(context) }, name),
    ),
    handle(calls.addToRelease, async (change, context) => addStory(db, { ...change, by: await by(context) })),
    handle(calls.keepInRelease, async (change, context) => keepStory(db, { ...change, by: await by(context) })),
    handle(calls.takeOutOfRelease, async (change, context) => takeOutStory(db, { ...change, by: await by(context) })),
    handle(calls.removeRelease, async ({ id, version }, context) =>
      removeRelease(db, { id, version, by: await by(context) }),
    ),
  ]
}

function publishingRoutes(parts: ReleaseParts, by: By) {
  return [
    handle(calls.publishRelease, async ({ id, version, acceptsWarnings }, context) =>
      publishRelease(parts, { id, version, by: await by(context) }, acceptsWarnings),
    ),
    handle(calls.scheduleRelease, async ({ id, version, publishAt, acceptsWarnings }, context) => {
      const moment = publishAt === null ? null : new Date(publishAt)
      const address = { id, version, by: await by(context) }
      return scheduleRelease(parts, address, { publishAt: moment, acceptsWarnings })
    }),
  ]
}
