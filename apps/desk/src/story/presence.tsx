import type { CallResult } from '@vonk/client'
import { announcePresence, readEditedStory } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useEffect, useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import type { DraftSession, DraftState } from '../draft/create-draft-session.ts'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/words-context.tsx'

type Seen = CallResult<typeof announcePresence>

const everyMs = 10_000

/** Who else has the story open, and whether one of them has changed it. */
export function Presence({ session, state }: { session: DraftSession; state: DraftState }) {
  const { ask } = useApi()
  const { text } = useWords()
  const { id, version } = state.story
  const seen = usePresence(id)
  const isBehind = seen !== null && seen.version > version && state.saving === 'saved'

  async function show() {
    const answer = await ask(readEditedStory, { id })
    if (answer.ok) session.takeOver(answer.value)
  }
  return (
    <>
      {seen && seen.others.length > 0 && (
        <Notice>{text('story.others', { names: seen.others.map(({ name }) => name).join(', ') })}</Notice>
      )}
      {isBehind && <Newer seen={seen} onShow={show} />}
    </>
  )
}

function Newer({ seen: { changedBy, changedAt }, onShow }: { seen: Seen; onShow: () => void }) {
  const { text, moment } = useWords()
  return (
    <Notice tone="warning">
      {text('story.newer', { who: changedBy ?? text('history.somebody'), at: moment(changedAt) })}
      <Button look="secondary" onClick={onShow}>
        {text('story.show-newer')}
      </Button>
    </Notice>
  )
}

/** Says every few seconds that the story is open here, and at the end that it is not any more. */
function usePresence(id: number): Seen | null {
  const { ask } = useApi()
  const [seen, setSeen] = useState<Seen | null>(null)
  useEffect(() => {
    async function announce() {
      const answer = await ask(announcePresence, { id })
      if (answer.ok) setSeen(answer.value)
    }
    const leave = () => void ask(announcePresence, { id, isLeaving: true }, { isKeptAlive: true })
    void announce()
    const timer = setInterval(announce, everyMs)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [ask, id])
  return seen
}
