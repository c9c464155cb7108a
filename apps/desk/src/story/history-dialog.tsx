import type { CallResult } from '@vonk/client'
import { listStoryVersions, readEditedStory, revertEditedStory } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useCallback, useState } from 'react'
import { useApi, useLoaded, useMay } from '../calls/api-context.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/words-context.tsx'
import type { DialogProps } from './dialog-props.ts'
import { DifferenceList } from './difference-list.tsx'
import styles from './story.module.css'

type Version = CallResult<typeof listStoryVersions>['versions'][number]

/** What became of a story, change by change, each of which can be the draft again. */
export function HistoryDialog({ session, onClose }: DialogProps) {
  const { ask } = useApi()
  const { text, refusal: sentenceOf } = useWords()
  const mayWrite = useMay('stories.write')
  const { id } = session.getState().story
  const [refused, setRefused] = useState<string | null>(null)
  const { value, refusal } = useLoaded(useCallback(() => ask(listStoryVersions, { id }), [ask, id]))
  const code = refused ?? refusal

  async function revert(to: number) {
    await session.flush()
    const { version } = session.getState().story
    const answer = await ask(revertEditedStory, { id, version, to })
    const story = answer.ok ? await ask(readEditedStory, { id }) : answer
    if (!story.ok) return setRefused(story.refusal.code)
    if ('content' in story.value) session.takeOver(story.value)
    onClose(text('story.reverted', { version: to }))
  }

  const versions = value?.versions ?? []
  return (
    <Dialog title={text('history.title')} onClose={() => onClose()}>
      {code && <Notice tone="bad">{sentenceOf(code)}</Notice>}
      {!value && !code && <p role="status">{text('app.loading')}</p>}
      <ol className={styles.history}>
        {versions.map((version, index) => (
          <VersionView
            key={`${version.version} ${version.action}`}
            version={version}
            before={versions[index + 1]}
            onRevert={mayWrite ? () => revert(version.version) : null}
          />
        ))}
      </ol>
    </Dialog>
  )
}

type VersionViewProps = { version: Version; before: Version | undefined; onRevert: (() => void) | null }

function VersionView({ version, before, onRevert }: VersionViewProps) {
  const words = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const summary = words.text('history.entry', {
    version: version.version,
    action: words.text(`history.${version.action}`),
    at: words.moment(version.changedAt),
    who: version.changedBy ?? words.text('history.somebody'),
  })
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{summary}</summary>
        {isOpen && <VersionChanges version={version} before={before} onRevert={onRevert} />}
      </details>
    </li>
  )
}

function VersionChanges({ version, before, onRevert }: VersionViewProps) {
  const { text } = useWords()
  return (
    <>
      <h3>{text('history.changes')}</h3>
      {before ? (
        <DifferenceList before={before.content} after={version.content} same={text('history.same')} />
      ) : (
        <p>{text('history.first')}</p>
      )}
      {onRevert && (
        <Button look="secondary" onClick={onRevert}>
          {text('history.revert')}
        </Button>
      )}
    </>
  )
}
