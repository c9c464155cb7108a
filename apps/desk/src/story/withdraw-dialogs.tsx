import { removeEditedStory, unpublishEditedStory } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useApi } from '../calls/api-context.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Asks before shoppers lose sight of a story. */
export function UnpublishDialog({ session, onClose }: DialogProps) {
  const { ask } = useApi()
  const { text } = useWords()
  async function unpublish() {
    await session.flush()
    const { id, version } = session.getState().story
    const answer = await ask(unpublishEditedStory, { id, version })
    if (!answer.ok) return answer.refusal.code
    session.setStory(answer.value)
    onClose(text('story.unpublished'))
    return null
  }
  return <AskFirst name="unpublish" action={text('story.unpublish')} onYes={unpublish} onNo={() => onClose()} />
}

/** Asks before a story is taken away for good. */
export function RemoveDialog({ session, onClose }: DialogProps) {
  const { ask } = useApi()
  const navigate = useNavigate()
  const { text } = useWords()
  async function remove() {
    await session.flush()
    const { id, version, view } = session.getState().story
    const answer = await ask(removeEditedStory, { id, version })
    if (!answer.ok) return answer.refusal.code
    void navigate(addressOf(view))
    return null
  }
  return <AskFirst name="remove" action={text('story.remove')} onYes={remove} onNo={() => onClose()} />
}

type AskFirstProps = {
  name: 'unpublish' | 'remove' | 'release.remove'
  action: string
  /** The code it was refused with, if it was. */
  onYes: () => Promise<string | null>
  onNo: () => void
}

/** Asks before something is lost. */
export function AskFirst({ name, action, onYes, onNo }: AskFirstProps) {
  const { text, refusal } = useWords()
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <Dialog title={text(`${name}.title`)} onClose={onNo}>
      <p>{text(`${name}.text`)}</p>
      {refused && <Notice tone="bad">{refusal(refused)}</Notice>}
      <div className={parts.actions}>
        <Button look="danger" onClick={async () => setRefused(await onYes())}>
          {action}
        </Button>
        <Button look="secondary" onClick={onNo}>
          {text('app.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
