import type { ContentJson } from '@vonk/contract'
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
  const row = await showContent(tx, current, current.draft)
  await announce(tx, [changeOf(current, row)])
  return row
}

type StoryWithContent = { readonly current: StoryRow; readonly content: ContentJson }

/** Shows all these to everybody, as they are given here: their drafts are the same afterwards. */
export async function publishTogether(tx: Db, stories: readonly StoryWithContent[], by: string | null): Promise<void> {
  const changes = []
  for (const { current, content } of stories) {
    const row = await showContent(tx, { ...current, changedBy: by }, content)
    changes.push(changeOf(current, row))
  }
  await announce(tx, changes)
}

async function showContent(tx: Db, current: StoryRow, content: ContentJson): Promise<StoryRow> {
  const publishedAt = new Date()
  const firstPublishedAt = current.firstPublishedAt ?? publishedAt
  const row = await updateStory(tx, current, {
    ...(content !== current.draft && { draft: content }),
    published: content,
    publishedAt,
    firstPublishedAt,
    ...undecided,
  })
  await addVersion(tx, row, 'published')
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
