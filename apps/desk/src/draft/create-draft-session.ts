import type { EditedStory } from '@vonk/contract'
import {
  addChange,
  type Draft,
  draftOf,
  redo,
  type StoryWithContent,
  startTimeline,
  type Timeline,
  undo,
} from './draft.ts'
import type { KeptDrafts } from './kept-drafts.ts'

export type Issue = { readonly path: string; readonly message: string }
export type Conflict = { readonly version: number; readonly by: string | null; readonly at: string }

type Refusal = { readonly code: string; readonly issues?: readonly Issue[] } & Partial<Conflict>
type Saved = { ok: true; value: EditedStory } | { ok: false; refusal: Refusal }

export type DraftState = {
  /** As the shop has it: its version, and whether it is published. */
  readonly story: EditedStory
  readonly timeline: Timeline
  readonly saving: 'saved' | 'unsaved' | 'saving' | 'invalid' | 'failed' | 'refused' | 'conflict'
  /** Why it was not saved, by the code of the call. */
  readonly refusal: string | null
  readonly issues: readonly Issue[]
  readonly conflict: Conflict | null
  /** Unsaved work from before was found on this device. */
  readonly isRestored: boolean
}

type DraftSessionParts = {
  readonly story: StoryWithContent
  readonly kept: KeptDrafts
  save(story: EditedStory, draft: Draft): Promise<Saved>
  /** Calls later, until it is stopped. */
  later(run: () => void, ms: number): () => void
  now(): number
}

export type DraftSession = ReturnType<typeof createDraftSession>

const pauseMs = 800
const retryMs = 5_000

/**
 * A story on somebody's screen. Every change is kept on the device at once and saved a moment later, one call at a time, with the
 * version it was made of: who was first is never overwritten.
 */
export function createDraftSession(parts: DraftSessionParts) {
  const { story: opened, kept, now } = parts
  const holder = createHolder(firstState(opened, kept))
  const { getState, set } = holder
  const saver = createSaver(parts, holder)

  function move(timeline: Timeline): void {
    const { story, conflict } = getState()
    if (timeline.present === getState().timeline.present) return
    kept.keep(opened.id, { version: story.version, draft: timeline.present })
    set({ timeline, saving: conflict ? 'conflict' : 'unsaved' })
    if (!conflict) saver.saveLater(pauseMs)
  }

  return {
    getState,
    subscribe: holder.subscribe,
    change: (draft: Draft, place: string) => move(addChange(getState().timeline, draft, { place, at: now() })),
    undo: () => move(undo(getState().timeline)),
    redo: () => move(redo(getState().timeline)),
    flush: saver.flush,
    /** What a call made of the story: published, scheduled and the like. The draft stays. */
    setStory: (story: EditedStory) => set({ story }),
    /** The content of somebody else, or an earlier one, in the place of ours; undo brings ours back. */
    takeOver(story: StoryWithContent) {
      kept.forget(opened.id)
      const timeline = addChange(getState().timeline, draftOf(story), { place: '', at: now() })
      set({ ...settled, story, timeline, saving: 'saved', conflict: null })
    },
    /** Saves ours upon what somebody else has saved. */
    keepMine(theirs: EditedStory) {
      kept.keep(opened.id, { version: theirs.version, draft: getState().timeline.present })
      set({ story: theirs, conflict: null, saving: 'unsaved', refusal: null })
      return saver.flush()
    },
  }
}

/** Nothing is wrong any more, and nothing is left from before. */
const settled = { issues: [], refusal: null, isRestored: false } as const

type Holder = ReturnType<typeof createHolder>

function createHolder(first: DraftState) {
  let state = first
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    set(changes: Partial<DraftState>): void {
      state = { ...state, ...changes }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function createSaver({ story: { id }, kept, save, later }: DraftSessionParts, { getState, set }: Holder) {
  let saving: Promise<void> | null = null
  let stopWaiting = () => {}

  function saveLater(ms: number): void {
    stopWaiting()
    stopWaiting = later(() => void flush(), ms)
  }

  async function saveNow(): Promise<void> {
    const { story, timeline } = getState()
    set({ saving: 'saving' })
    const answer = await save(story, timeline.present)
    if (!answer.ok) {
      set(afterRefusal(answer.refusal))
      if (getState().saving === 'failed') saveLater(retryMs)
      return
    }
    const { present } = getState().timeline
    const isNewest = present === timeline.present
    if (isNewest) kept.forget(id)
    else kept.keep(id, { version: answer.value.version, draft: present })
    set({ ...settled, story: answer.value, saving: isNewest ? 'saved' : 'unsaved' })
    if (!isNewest) saveLater(pauseMs)
  }

  /** Saves what is not saved yet; whether all is saved now. */
  async function flush(): Promise<boolean> {
    stopWaiting()
    while (saving) await saving
    if (getState().conflict) return false
    if (getState().saving === 'saved') return true
    saving = saveNow().finally(() => {
      saving = null
    })
    await saving
    return getState().saving === 'saved'
  }

  return { saveLater, flush }
}

function afterRefusal({ code, issues = [], version, by = null, at = '' }: Refusal): Partial<DraftState> {
  if (code === 'story-changed' && version !== undefined) {
    return { saving: 'conflict', conflict: { version, by, at }, refusal: code }
  }
  if (code === 'story-invalid') return { saving: 'invalid', issues, refusal: code }
  const isUnavailable = code === 'offline' || code === 'failed'
  return { saving: isUnavailable ? 'failed' : 'refused', issues, refusal: code }
}

function firstState(story: StoryWithContent, kept: KeptDrafts): DraftState {
  const timeline = startTimeline(draftOf(story))
  const state = {
    story,
    timeline,
    saving: 'saved',
    refusal: null,
    issues: [],
    conflict: null,
    isRestored: false,
  } as const
  const found = kept.find(story.id)
  if (!found) return state
  const restored = { ...timeline, past: [timeline.present], present: found.draft }
  const isBehind = found.version !== story.version
  const conflict = isBehind ? { version: story.version, by: story.changedBy, at: story.changedAt } : null
  return { ...state, timeline: restored, saving: isBehind ? 'conflict' : 'unsaved', conflict, isRestored: true }
}
