import type { ContentJson } from '@vonk/contract'
import { recordAct, type Thing } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import { announce } from './announce.ts'
import type { CheckedStory } from './check-story.ts'
import { noteChange, staffOf } from './note-change.ts'
import type { StoryRow } from './schema.ts'
import { addVersion, deleteStory, updateStory } from './write-story.ts'

/** Nothing happens by itself, and nothing has failed to. */
const undecided = { publishAt: null, publishRefusedAt: null } as const

/** Replaces the draft; name, place and tags count at once, for there is only one of each. */
export async function changeDraft(tx: Db, current: StoryRow, story: CheckedStory): Promise<StoryRow> {
  const { content, groupId = current.groupId, ...fields } = story
  const row = await updateStory(tx, current, { ...fields, groupId, draft: content })
  await noteChange(tx, { before: current, after: row, name: 'saved', version: 'saved' })
  if (row.published) await announce(tx, [changeOf(current, row)])
  return row
}

/** Shows the draft to everybody. */
export async function publishDraft(tx: Db, current: StoryRow): Promise<StoryRow> {
  const row = await showContent(tx, current, current.draft)
  await noteChange(tx, { before: current, after: row, name: 'published', version: 'published' })
  await announce(tx, [changeOf(current, row)])
  return row
}

type StoryWithContent = { readonly current: StoryRow; readonly content: ContentJson }

/** As one act on what holds them all. */
type Together = { readonly by: string | null; readonly on: Thing }

/** Shows all these to everybody, as they are given here: their drafts are the same afterwards. */
export async function publishTogether(
  tx: Db,
  stories: readonly StoryWithContent[],
  { by, on }: Together,
): Promise<void> {
  const slugs = stories.map(({ current }) => current.fullSlug)
  const actId = await recordAct(tx, { by: staffOf(by), on, name: 'published', after: { stories: slugs } })
  const changes = []
  for (const { current, content } of stories) {
    const row = await showContent(tx, { ...current, changedBy: by }, content)
    await addVersion(tx, row, { action: 'published', actId })
    changes.push(changeOf(current, row))
  }
  await announce(tx, changes)
}

async function showContent(tx: Db, current: StoryRow, content: ContentJson): Promise<StoryRow> {
  const publishedAt = new Date()
  const firstPublishedAt = current.firstPublishedAt ?? publishedAt
  return updateStory(tx, current, {
    ...(content !== current.draft && { draft: content }),
    published: content,
    publishedAt,
    firstPublishedAt,
    ...undecided,
  })
}

/** Hides a story from shoppers; its draft stays. */
export async function hideStory(tx: Db, current: StoryRow): Promise<StoryRow> {
  if (!current.published) return current
  const row = await updateStory(tx, current, { published: null, publishedAt: null, ...undecided })
  await noteChange(tx, { before: current, after: row, name: 'unpublished', version: 'unpublished' })
  await announce(tx, [changeOf(current, row)])
  return row
}

/** Says when the draft is published by itself; null for not at all. */
export async function scheduleStory(tx: Db, current: StoryRow, publishAt: Date | null): Promise<StoryRow> {
  const after = await updateStory(tx, current, { ...undecided, publishAt })
  return noteChange(tx, { before: current, after, name: publishAt ? 'scheduled' : 'unscheduled' })
}

/** The moment came, and the draft was not fit to be seen. */
export async function refuseMoment(tx: Db, current: StoryRow): Promise<StoryRow> {
  const after = await updateStory(tx, current, { publishAt: null, publishRefusedAt: current.publishAt })
  return noteChange(tx, { before: current, after, name: 'moment-refused' })
}

export async function removeStory(tx: Db, current: StoryRow): Promise<StoryRow> {
  await noteChange(tx, { before: current, after: current, isGone: true, name: 'removed', version: 'removed' })
  await deleteStory(tx, current.id)
  if (current.published) await announce(tx, [changeOf(current, current)])
  return current
}

function changeOf(before: StoryRow, after: StoryRow) {
  return { ...after, slugs: [before.fullSlug, after.fullSlug] }
}
