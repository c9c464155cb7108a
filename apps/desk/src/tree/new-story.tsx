import type { CallInput } from '@vonk/client'
import { createEditedStory, listBlockKinds } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { SelectField, TextField } from '@vonk/ui/field'
import { type FormEvent, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import { newItem } from '../content/new-item.ts'
import { newUid } from '../content/new-uid.ts'
import { readKinds } from '../content/read-kinds.ts'
import { ChoosePicture } from '../form/choose-picture.tsx'
import { type Picture, UploadPicture } from '../form/upload-picture.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { toPath } from './story-state.ts'

/** Kinds that are whole with a title, and a picture where they have to have one. */
const firstKinds = ['page', 'blog-page', 'rich-text', 'newsletter', 'blog-list', 'hero', 'image']

type NewStoryProps = { view: string; onClose: () => void }

/** Asks for a kind, a name and an address; the rest is written on the screen that opens then. */
export function NewStory({ view, onClose }: NewStoryProps) {
  const { ask } = useApi()
  const navigate = useNavigate()
  const { text, kind: nameOf, refusal } = useWords()
  const { value } = useLoaded(useCallback(() => ask(listBlockKinds, {}), [ask]))
  const [component, setComponent] = useState('page')
  const [name, setName] = useState('')
  const [ownPath, setOwnPath] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const path = ownPath ?? toPath(name)
  const kinds = readKinds(value)
  const fields = kinds.get(component)?.fields ?? []
  const needsPicture = fields.some(({ type, isRequired }) => type === 'picture' && isRequired)

  async function create(event: FormEvent) {
    event.preventDefault()
    const hasTitle = fields.some((field) => field.name === 'title')
    const given = { ...(hasTitle && { title: name }), ...(needsPicture && { image: picture }) }
    const content = { ...newItem(kinds, component, newUid), component, ...given }
    const story: CallInput<typeof createEditedStory> = { view, path, name, content }
    const answer = await ask(createEditedStory, story)
    if (answer.ok) void navigate(addressOf(view, answer.value.id))
    else setRefused(answer.refusal.code)
  }

  return (
    <Dialog title={text('tree.new')} onClose={onClose}>
      <form className={parts.stack} onSubmit={create}>
        <SelectField
          label={text('new.kind')}
          options={firstKinds.map((one) => ({ value: one, label: nameOf(one) }))}
          value={component}
          onText={setComponent}
        />
        <TextField label={text('new.name')} required maxLength={200} value={name} onText={setName} />
        <TextField
          label={text('new.path')}
          hint={text('new.path-help')}
          required
          maxLength={250}
          value={path}
          onText={setOwnPath}
        />
        {needsPicture && <UploadPicture label={text('picture.choose')} onUploaded={setPicture} />}
        {needsPicture && <ChoosePicture onChoose={setPicture} />}
        {needsPicture && picture && <p role="status">{picture.alt}</p>}
        {refused && <Notice tone="bad">{refusal(refused)}</Notice>}
        <Button type="submit" disabled={!value || (needsPicture && !picture)}>
          {text('new.create')}
        </Button>
      </form>
    </Dialog>
  )
}
