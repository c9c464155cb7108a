import type { CallInput } from '@vonk/client'
import type { EditedStory } from '@vonk/contract'
import { listBlockKinds, readEditedStory, saveEditedStory } from '@vonk/contract/calls'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import type { Kinds } from '../content/new-item.ts'
import { readKinds } from '../content/read-kinds.ts'
import { createDraftSession } from '../draft/create-draft-session.ts'
import type { Draft, StoryWithContent } from '../draft/draft.ts'
import { createKeptDrafts } from '../draft/kept-drafts.ts'
import { Failure } from '../ui/failure.tsx'
import { useWords } from '../words/words-context.tsx'
import { StoryWorkplace } from './story-workplace.tsx'

/** Loads a story and what its form is made of. */
export function StoryScreen() {
  const { storyId } = useParams()
  return <OneStory key={storyId} id={Number(storyId)} />
}

function OneStory({ id }: { id: number }) {
  const { ask } = useApi()
  const { text } = useWords()
  const story = useLoaded(useCallback(() => ask(readEditedStory, { id }), [ask, id]))
  const kinds = useLoaded(useCallback(() => ask(listBlockKinds, {}), [ask]))
  const refusal = story.refusal ?? kinds.refusal
  if (story.value && kinds.value) return <OpenStory story={story.value} kinds={readKinds(kinds.value)} />
  if (!refusal) return <div>{text('app.loading')}</div>
  return (
    <div>
      <Failure code={refusal} onRetry={story.refusal ? story.reload : kinds.reload} />
    </div>
  )
}

function OpenStory({ story, kinds }: { story: StoryWithContent; kinds: Kinds }) {
  const { ask } = useApi()
  const [session] = useState(() =>
    createDraftSession({
      story,
      kept: createKeptDrafts(localStorage),
      save: (current, draft) => ask(saveEditedStory, toSave(current, draft)),
      later,
      now: Date.now,
    }),
  )
  const state = useSyncExternalStore(session.subscribe, session.getState)
  useEffect(() => {
    // Unsaved work that was found here is saved like any other, and so is what is typed before the screen is left.
    if (session.getState().saving === 'unsaved') void session.flush()
    return () => void session.flush()
  }, [session])
  return <StoryWorkplace session={session} state={state} kinds={kinds} />
}

function toSave(story: EditedStory, { name, path, tags, content }: Draft): CallInput<typeof saveEditedStory> {
  const { id, version, view, position, isStartpage, groupId } = story
  return { id, version, view, position, isStartpage, groupId, name, path, tags: [...tags], content }
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
