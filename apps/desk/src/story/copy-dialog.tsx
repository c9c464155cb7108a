import { copyEditedStory } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { SelectField, TextField } from '@vonk/ui/field'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useApi } from '../calls/api-context.tsx'
import { deskAddress, useViews } from '../tree/views-context.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/words-context.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Copies the draft into another view, where it is translated. */
export function CopyDialog({ session, state, onClose }: DialogProps) {
  const { ask } = useApi()
  const { text, refusal } = useWords()
  const { views } = useViews()
  const others = views.filter(({ storeCode }) => storeCode !== state.story.view)
  const [code, setCode] = useState(others[0]?.storeCode ?? '')
  const [path, setPath] = useState(state.timeline.present.path)
  const [refused, setRefused] = useState<string | null>(null)
  const [copyId, setCopyId] = useState<number | null>(null)
  // What it was copied from stands beside it, to be translated from.
  const copyAt = addressOf(code, copyId ?? 0, state.story.id)
  const view = others.find(({ storeCode }) => storeCode === code)

  async function copy() {
    await session.flush()
    const answer = await ask(copyEditedStory, { id: state.story.id, view: code, path })
    setRefused(answer.ok ? null : answer.refusal.code)
    setCopyId(answer.ok ? answer.value.id : null)
  }

  return (
    <Dialog title={text('copy.title')} onClose={() => onClose()}>
      <SelectField
        label={text('copy.view')}
        options={others.map(({ storeCode }) => ({ value: storeCode, label: storeCode }))}
        value={code}
        onText={setCode}
      />
      <TextField label={text('new.path')} maxLength={250} value={path} onText={setPath} />
      {refused && <Notice tone="bad">{refusal(refused)}</Notice>}
      {copyId !== null && view && (
        <Notice tone="good">
          {text('story.copied', { view: code })} <Link to={deskAddress(view, copyAt)}>{text('story.open-copy')}</Link>
        </Notice>
      )}
      <Button onClick={copy}>{text('copy.submit')}</Button>
    </Dialog>
  )
}
