import {
  announcePresence,
  checkEditedStory,
  copyEditedStory,
  createEditedStory,
  describeComponents,
  listAlikeStories,
  listBlockKinds,
  listEditedStories,
  listStoryTranslations,
  listStoryVersions,
  openStoryPreview,
  publishEditedStory,
  readEditedStory,
  removeEditedStory,
  revertEditedStory,
  saveEditedStory,
  scheduleEditedStory,
  unpublishEditedStory,
} from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { type CallContext, handle, type Route } from '@vonk/platform/http'
import { forStaff, type Staff, staffTokenOf } from '@vonk/staff'
import { createContent, findEdited, listEdited, listGroup, type SavedStory } from '../stories/index.ts'
import { type PictureParts, pictureRoutes } from './picture-routes.ts'
import { findOthers, leaveStory, noteOpen } from './presence.ts'
import { previewPath } from './preview-path.ts'
import { findAlike, publishAlike } from './publish-alike.ts'
import { type CheckParts, checkDraft } from './story-checks.ts'

export type EditorParts = {
  readonly db: Database
  readonly directory: StoreDirectory
  readonly staff: Pick<Staff, 'whoIs'>
  /** Signs the addresses of previews; without one there are none. */
  readonly previewToken: string | null
  readonly now?: () => Date
} & Pick<CheckParts, 'samplePicture'> &
  Pick<PictureParts, 'storePicture'>

/** What staff do with stories. Every call asks for the right it names before anything else (`forStaff`). */
export function editorRoutes({ storePicture, ...parts }: EditorParts): readonly Route[] {
  const editor = createEditor(parts)
  const routes = [
    ...readingRoutes(editor),
    ...lookingRoutes(editor),
    ...writingRoutes(editor),
    ...publishingRoutes(editor),
    ...pictureRoutes({ db: parts.db, whoIs: editor.whoIs, storePicture }),
  ]
  return forStaff(routes, parts.staff)
}

type Editor = ReturnType<typeof createEditor>

/** What all calls share: the stories, and who works on them. */
function createEditor(parts: Omit<EditorParts, 'storePicture'>) {
  const { db, directory, staff, previewToken, samplePicture, now = () => new Date() } = parts
  async function load(id: number) {
    const story = await findEdited(db, id)
    return story ? ok(story) : err({ code: 'story-not-found' } as const)
  }

  return {
    db,
    directory,
    checks: { db, directory, samplePicture },
    content: createContent({
      db,
      get views() {
        return directory.views.map(({ code }) => code)
      },
    }),
    load,
    previewToken,
    now,
    whoIs: (context: CallContext) => staff.whoIs(staffTokenOf(context)),
    /** For the history: the address of who calls. */
    async by(context: CallContext): Promise<string | undefined> {
      return (await staff.whoIs(staffTokenOf(context)))?.email
    },
    /** The story as it is after a change; one that was taken away is told as it was. */
    async after<Refusal>(changed: Result<SavedStory, Refusal>) {
      if (!changed.ok) return changed
      const story = await findEdited(db, changed.value.id)
      return story ? ok(story) : err({ code: 'story-not-found' } as const)
    },
  }
}

function readingRoutes({ db, directory, checks, content, load }: Editor) {
  return [
    handle(listEditedStories, async ({ view }) => {
      return directory.views.some(({ code }) => code === view)
        ? ok({ stories: await listEdited(db, view) })
        : err({ code: 'view-unknown' })
    }),
    handle(readEditedStory, ({ id }) => load(id)),
    handle(listStoryVersions, async ({ id }) => {
      const story = await load(id)
      if (!story.ok) return story
      const versions = await content.history(story.value.uuid)
      return ok({
        versions: versions.map(({ createdAt, ...version }) => ({ ...version, changedAt: createdAt.toISOString() })),
      })
    }),
    handle(listStoryTranslations, async ({ id }) => {
      const story = await load(id)
      if (!story.ok) return story
      const group = await listGroup(db, story.value.groupId)
      return ok({ stories: group.filter((one) => one.id !== id) })
    }),
    handle(checkEditedStory, async ({ id }) => {
      const story = await load(id)
      return story.ok ? ok({ findings: await checkDraft(checks, story.value) }) : story
    }),
    handle(listBlockKinds, () =>
      ok({ kinds: describeComponents().map((kind) => ({ ...kind, fields: [...kind.fields] })) }),
    ),
  ]
}

/** Looking at a draft, and being seen to. */
function lookingRoutes({ db, directory, load, previewToken, now, whoIs }: Editor) {
  return [
    handle(openStoryPreview, async ({ id, release }) => {
      const story = await load(id)
      if (!story.ok) return story
      if (previewToken === null) return err({ code: 'preview-unavailable' })
      return ok({ path: previewPath(story.value, { directory, previewToken, now: now(), release }) })
    }),
    handle(announcePresence, async ({ id, isLeaving }, context) => {
      const [story, member] = [await load(id), await whoIs(context)]
      if (!story.ok) return story
      if (!member) return err({ code: 'staff-not-signed-in' })
      const seen = { storyId: id, email: member.email, name: member.name, now: now() }
      await (isLeaving ? leaveStory(db, seen) : noteOpen(db, seen))
      const { version, changedBy, changedAt } = story.value
      return ok({ version, changedBy, changedAt, others: await findOthers(db, seen) })
    }),
  ]
}

function writingRoutes({ content, load, by, after }: Editor) {
  return [
    handle(createEditedStory, async (story, context) =>
      after(await content.create(story, (await by(context)) ?? null)),
    ),
    handle(saveEditedStory, async ({ id, version, ...story }, context) =>
      after(await content.saveDraft({ id, version, by: await by(context) }, story)),
    ),
    handle(copyEditedStory, async ({ id, view, path }, context) => {
      const story = await load(id)
      if (!story.ok) return story
      const { name, tags, position, isStartpage, groupId, content: draft } = story.value
      const copy = { view, path: path ?? story.value.path, name, tags, position, isStartpage, groupId, content: draft }
      return after(await content.create(copy, (await by(context)) ?? null))
    }),
    handle(revertEditedStory, async ({ id, version, to }, context) => {
      const story = await load(id)
      if (!story.ok) return story
      const old = (await content.history(story.value.uuid)).find((one) => one.version === to)
      if (!old) return err({ code: 'version-not-found' })
      const draft = { ...story.value, name: old.name, content: old.content }
      return after(await content.saveDraft({ id, version, by: await by(context) }, draft))
    }),
  ]
}

function publishingRoutes({ db, checks, content, load, by, after }: Editor) {
  /** Errors keep a story from shoppers, and so do warnings nobody has accepted. */
  async function loadReady(id: number, acceptsWarnings: boolean) {
    const story = await load(id)
    if (!story.ok) return story
    const findings = await checkDraft(checks, story.value)
    const isReady = findings.every(({ level }) => acceptsWarnings && level === 'warning')
    return isReady ? story : err({ code: 'story-not-ready', findings } as const)
  }

  return [
    handle(publishEditedStory, async ({ id, version, acceptsWarnings, also }, context) => {
      const ready = await loadReady(id, acceptsWarnings)
      if (!ready.ok) return ready
      const address = { id, version, by: await by(context) }
      if (also.length === 0) return after(await content.publish(address))
      const done = await publishAlike({ ...checks, db }, { address, also, acceptsWarnings })
      return done.ok ? load(id) : done
    }),
    handle(listAlikeStories, async ({ id }) => {
      const story = await load(id)
      return story.ok ? ok({ stories: await findAlike(db, id) }) : story
    }),
    handle(unpublishEditedStory, async ({ id, version }, context) =>
      after(await content.unpublish({ id, version, by: await by(context) })),
    ),
    handle(scheduleEditedStory, async ({ id, version, publishAt, acceptsWarnings }, context) => {
      const ready = publishAt === null ? await load(id) : await loadReady(id, acceptsWarnings)
      if (!ready.ok) return ready
      const moment = publishAt === null ? null : new Date(publishAt)
      return after(await content.schedule({ id, version, by: await by(context) }, moment))
    }),
    handle(removeEditedStory, async ({ id, version }, context) => {
      const story = await load(id)
      const removed = await content.remove({ id, version, by: await by(context) })
      return removed.ok ? story : removed
    }),
  ]
}
