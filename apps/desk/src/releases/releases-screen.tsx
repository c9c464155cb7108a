import type { Release } from '@vonk/contract'
import { createRelease, listReleases } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { type FormEvent, useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { releaseAddress } from '../addresses.ts'
import { useApi, useLoaded, useMay } from '../calls/api-context.tsx'
import { Failure } from '../ui/failure.tsx'
import { TextField } from '../ui/field.tsx'
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
    <div className={styles.screen}>
      <h1>{text('releases.title')}</h1>
      <p>{text('releases.about')}</p>
      {mayWrite && <NewRelease />}
      {refusal && <Failure code={refusal} onRetry={reload} />}
      {!value && !refusal && <p role="status">{text('app.loading')}</p>}
      {value && releases.length === 0 && <p>{text('releases.none')}</p>}
      <ul className={styles.list}>
        {releases.map((release) => (
          <ReleaseRow key={release.id} release={release} />
        ))}
      </ul>
    </div>
  )
}

function ReleaseRow({ release }: { release: Release }) {
  const { text } = useWords()
  return (
    <li>
      <Link className={styles.row} to={releaseAddress(release.id)}>
        <span className={styles.name}>{release.name}</span>
        <span className={styles.soft}>{text('releases.count', { count: release.storyIds.length })}</span>
        <ReleaseBadge release={release} />
      </Link>
    </li>
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
