import type { Db } from '@vonk/platform/db'
import { announce } from './announce.ts'
import type { CheckedStory } from './check-story.ts'
import type { StoryRow } from './schema.ts'
import { addVersion, deleteStory, updateStory } from './write-story.ts'

/** Nothing happens by itself, and nothing has failed to. */
const undecided = { publishAt: null, publishRefusedAt: null } as const

/** Replaces the draft; name, place and tags count at once, for there is only one of each. */
export async function changeDraft(tx: Db, current: StoryRow, story: CheckedStory): Promise<StoryRow> {
  const { content, groupId = current.groupId, ...fields } = story
  const row = await updateStory(tx, current, { ...fields, groupId, draft: content })
  await addVersion(tx, row, 'saved')
  if (row.published) await announce(tx, [changeOf(current, row)])
  return row
}

/** Shows the draft to everybody. */
export async function publishDraft(tx: Db, current: StoryRow): Promise<StoryRow> {
  const publishedAt = new Date()
  const firstPublishedAt = current.firstPublishedAt ?? publishedAt
  const row = await updateStory(tx, current, {
    published: current.draft,
    publishedAt,
    firstPublishedAt,
    ...undecided,
  })
  await addVersion(tx, row, 'published')
  await announce(tx, [changeOf(current, row)])
  return row
}

/** Hides a story from shoppers; its draft stays. */
export async function hideStory(tx: Db, current: StoryRow): Promise<StoryRow> {
  if (!current.published) return current
  const row = await updateStory(tx, current, { published: null, publishedAt: null, ...undecided })
  await addVersion(tx, row, 'unpublished')
  await announce(tx, [changeOf(current, row)])
  return row
}

/** Says when the draft is published by itself; null for not at all. */
export async function scheduleStory(tx: Db, current: StoryRow, publishAt: Date | null): Promise<StoryRow> {
  return updateStory(tx, current, { ...undecided, publishAt })
}

/** The moment came, and the draft was not fit to be seen. */
export async function refuseMoment(tx: Db, current: StoryRow): Promise<StoryRow> {
  return updateStory(tx, current, { publishAt: null, publishRefusedAt: current.publishAt })
}

export async function removeStory(tx: Db, current: StoryRow): Promise<StoryRow> {
  await addVersion(tx, current, 'removed')
  await deleteStory(tx, current.id)
  if (current.published) await announce(tx, [changeOf(current, current)])
  return current
}

function changeOf(before: StoryRow, after: StoryRow) {
  return { ...after, slugs: [before.fullSlug, after.fullSlug] }
}
