import type { Release } from '@vonk/contract'
import { createRelease, listReleases } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { Table } from '@vonk/ui/table'
import { type FormEvent, useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { releaseAddress } from '../addresses.ts'
import { useApi, useLoaded, useMay } from '../calls/api-context.tsx'
import { Failure } from '../ui/failure.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { ReleaseBadge } from './release-badge.tsx'
import styles from './releases.module.css'

/** Releases that are being prepared, and those that were published last. */
export function ReleasesScreen() {
  const { ask } = useApi()
  const { text } = useWords()
  const mayWrite = useMay('releases.write')
  const { value, refusal, reload } = useLoaded(useCallback(() => ask(listReleases, {}), [ask]))
  const releases = value?.releases ?? []
  return (
    <div className={parts.screen} data-size="wide">
      <h1>{text('releases.title')}</h1>
      <p>{text('releases.about')}</p>
      {mayWrite && <NewRelease />}
      {refusal && <Failure code={refusal} onRetry={reload} />}
      {!value && !refusal && <p role="status">{text('app.loading')}</p>}
      {value && releases.length === 0 && <p>{text('releases.none')}</p>}
      {releases.length > 0 && <Releases releases={releases} />}
    </div>
  )
}

function Releases({ releases }: { releases: readonly Release[] }) {
  const { text } = useWords()
  return (
    <div className={styles.story}>
      <Table
        caption={text('releases.title')}
        isCaptionHidden
        columns={[
          { name: text('releases.name'), cell: ({ id, name }) => <Link to={releaseAddress(id)}>{name}</Link> },
          { name: text('releases.stories'), cell: ({ storyIds }) => storyIds.length },
          { name: text('releases.state'), cell: (release) => <ReleaseBadge release={release} /> },
        ]}
        rows={releases}
        keyOf={({ id }) => id}
      />
    </div>
  )
}

function NewRelease() {
  const { ask } = useApi()
  const { text, refusal } = useWords()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [refused, setRefused] = useState<string | null>(null)

  async function create(event: FormEvent) {
    event.preventDefault()
    const answer = await ask(createRelease, { name })
    if (answer.ok) void navigate(releaseAddress(answer.value.id))
    else setRefused(answer.refusal.code)
  }

  return (
    <form className={styles.new} onSubmit={create}>
      <TextField
        label={text('releases.name')}
        required
        maxLength={120}
        value={name}
        error={refused === null ? null : refusal(refused)}
        onText={setName}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {text('releases.create')}
      </Button>
    </form>
  )
}
