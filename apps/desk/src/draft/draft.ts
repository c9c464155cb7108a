import type { ContentJson, EditedStory } from '@vonk/contract'

/** What staff write of a story. */
export type Draft = {
  readonly name: string
  readonly path: string
  readonly tags: readonly string[]
  readonly content: ContentJson
}

export type StoryWithContent = EditedStory & { readonly content: ContentJson }

export function draftOf({ name, path, tags, content }: StoryWithContent): Draft {
  return { name, path, tags, content }
}

/** Drafts as they were, to go back to and forth. */
export type Timeline = {
  readonly past: readonly Draft[]
  readonly present: Draft
  readonly future: readonly Draft[]
  /** Where the last change was made, and when: what is typed into one field in one go is one change. */
  readonly last: { readonly place: string; readonly at: number } | null
}

const oneGoMs = 1_500
const mostSteps = 200

export function startTimeline(present: Draft): Timeline {
  return { past: [], present, future: [], last: null }
}

export function addChange(timeline: Timeline, present: Draft, { place, at }: { place: string; at: number }): Timeline {
  const { last, past } = timeline
  const isSameGo = last !== null && place !== '' && last.place === place && at - last.at < oneGoMs
  const steps = isSameGo ? past : [...past, timeline.present].slice(-mostSteps)
  return { past: steps, present, future: [], last: { place, at } }
}

export function undo({ past, present, future }: Timeline): Timeline {
  const before = past.at(-1)
  const steps = { past: past.slice(0, -1), future: [present, ...future], last: null }
  return before ? { ...steps, present: before } : { past, present, future, last: null }
}

export function redo({ past, present, future: [next, ...future] }: Timeline): Timeline {
  return next
    ? { past: [...past, present], present: next, future, last: null }
    : { past, present, future: [], last: null }
}
