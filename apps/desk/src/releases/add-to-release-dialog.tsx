import { addToRelease, createRelease, listReleases } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { SelectField, TextField } from '@vonk/ui/field'
import { type FormEvent, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { releaseAddress } from '../addresses.ts'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import type { DialogProps } from '../story/dialog-props.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Failure } from '../ui/failure.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'

/** Puts the draft, as it is on the screen, into a release that is there or a new one. */
export function AddToReleaseDialog({ session, state: { story }, onClose }: DialogProps) {
  const { ask } = useApi()
  const { text } = useWords()
  const { value, refusal, reload } = useLoaded(useCallback(() => ask(listReleases, {}), [ask]))
  const open = value?.releases.filter(({ publishedAt }) => publishedAt === null) ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const choice = chosen ?? String(open[0]?.id ?? '')
  const { added, refused, add } = useAdding(session)

  return (
    <Dialog title={text('release.add')} onClose={() => onClose()}>
      <p>{text('release.add.text')}</p>
      {refusal && <Failure code={refusal} onRetry={reload} />}
      <form
        className={parts.stack}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void add(choice === '' ? { name } : { id: Number(choice) })
        }}
      >
        {open.length > 0 && (
          <SelectField
            label={text('release.add.choice')}
            options={[
              ...open.map(({ id, name: label, storyIds }) => ({
                value: String(id),
                label: storyIds.includes(story.id) ? text('release.add.has', { name: label }) : label,
              })),
              { value: '', label: text('release.add.new') },
            ]}
            value={choice}
            onText={setChosen}
          />
        )}
        {value && choice === '' && (
          <TextField label={text('releases.name')} required maxLength={120} value={name} onText={setName} />
        )}
        {refused}
        {added && (
          <Notice tone="good">
            {text('release.add.done', { name: added.name })}{' '}
            <Link to={releaseAddress(added.id)}>{text('release.add.open')}</Link>
          </Notice>
        )}
        <Button type="submit" disabled={!value || (choice === '' && name.trim() === '')}>
          {text('release.add.submit')}
        </Button>
      </form>
    </Dialog>
  )
}

type Target = { readonly id: number } | { readonly name: string }

/** Saves first: what is added is what is on the screen. */
function useAdding(session: DialogProps['session']) {
  const { ask } = useApi()
  const { refusal } = useWords()
  const [added, setAdded] = useState<{ id: number; name: string } | null>(null)
  const [code, setCode] = useState<string | null>(null)

  /** The release, made where there is none yet. */
  async function findRelease(target: Target) {
    return 'id' in target ? { ok: true as const, value: target } : ask(createRelease, target)
  }

  async function addDraft(release: { readonly id: number }) {
    const { id: storyId, version } = session.getState().story
    return ask(addToRelease, { id: release.id, storyId, version })
  }

  async function add(target: Target) {
    setAdded(null)
    if (!(await session.flush())) return setCode(session.getState().refusal ?? 'failed')
    const release = await findRelease(target)
    const answer = release.ok ? await addDraft(release.value) : release
    setCode(answer.ok ? null : answer.refusal.code)
    if (answer.ok) setAdded(answer.value)
  }

  return { added, refused: code === null ? null : <Notice tone="bad">{refusal(code)}</Notice>, add }
}
