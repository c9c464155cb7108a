import { readEditedStory } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useCallback } from 'react'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import type { Conflict, DraftSession, DraftState } from '../draft/create-draft-session.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Failure } from '../ui/failure.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { DifferenceList } from './difference-list.tsx'

type ConflictDialogProps = { session: DraftSession; state: DraftState; conflict: Conflict }

/** Somebody else was first: who, when and what differs, and a choice between the two. */
export function ConflictDialog({ session, state, conflict }: ConflictDialogProps) {
  const { ask } = useApi()
  const { text, moment } = useWords()
  const { id } = state.story
  const { value: theirs, refusal, reload } = useLoaded(useCallback(() => ask(readEditedStory, { id }), [ask, id]))
  const who = conflict.by ?? text('history.somebody')
  return (
    <Dialog title={text('conflict.title')}>
      <p>{text('conflict.text', { who, at: conflict.at === '' ? '' : moment(conflict.at) })}</p>
      {refusal && <Failure code={refusal} onRetry={reload} />}
      {theirs && (
        <>
          <h3>{text('conflict.look')}</h3>
          <DifferenceList before={state.timeline.present.content} after={theirs.content} same={text('conflict.same')} />
          <div className={parts.actions}>
            <Button look="secondary" onClick={() => session.takeOver(theirs)}>
              {text('conflict.theirs')}
            </Button>
            <Button onClick={() => session.keepMine(theirs)}>{text('conflict.mine')}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
