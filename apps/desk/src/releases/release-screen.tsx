import { readRelease } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useCallback, useState } from 'react'
import { Link, useParams } from 'react-router'
import { releasesAddress } from '../addresses.ts'
import { useApi, useLoaded, useMay } from '../calls/api-context.tsx'
import { Failure } from '../ui/failure.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useTitle } from '../use-title.ts'
import { useWords } from '../words/words-context.tsx'
import { PublishReleaseDialog } from './publish-release-dialog.tsx'
import { ReleaseBadge } from './release-badge.tsx'
import { ReleasePreview } from './release-preview.tsx'
import { type LoadedRelease, releaseState } from './release-state.ts'
import { ReleaseStories } from './release-stories.tsx'
import styles from './releases.module.css'
import { RemoveReleaseDialog } from './remove-release-dialog.tsx'

/** A release: its stories, how they look together, and its publication. */
export function ReleaseScreen() {
  const { releaseId } = useParams()
  return <OneRelease key={releaseId} id={Number(releaseId)} />
}

function OneRelease({ id }: { id: number }) {
  const { ask } = useApi()
  const { text } = useWords()
  const { value, refusal, reload } = useLoaded(useCallback(() => ask(readRelease, { id }), [ask, id]))
  return (
    <div className={parts.screen} data-size="wide">
      <Link to={releasesAddress}>← {text('releases.back')}</Link>
      {refusal && <Failure code={refusal} onRetry={reload} />}
      {!value && !refusal && <p role="status">{text('app.loading')}</p>}
      {value && <OpenRelease release={value} onChanged={reload} />}
    </div>
  )
}

type OpenReleaseProps = { release: LoadedRelease; onChanged: () => void }

function OpenRelease({ release, onChanged }: OpenReleaseProps) {
  const { text, moment } = useWords()
  const mayWrite = useMay('releases.write')
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [said, setSaid] = useState('')
  const [shownId, setShownId] = useState<number | null>(null)
  const { state, at } = releaseState(release)
  useTitle(release.name)
  const mayChange = mayWrite && state !== 'published'
  const shown = release.stories.find((story) => story.id === shownId) ?? release.stories[0]

  function close(words = '') {
    setDialog(null)
    setSaid(words)
    if (words !== '') onChanged()
  }

  return (
    <>
      <ReleaseBar release={release} onOpen={mayChange ? setDialog : null} />
      {said && <Notice tone="good">{said}</Notice>}
      {state === 'refused' && <Notice tone="bad">{text('release.refused', { at: moment(at) })}</Notice>}
      <div className={styles.columns}>
        <ReleaseStories {...{ release, mayChange, onChanged }} shownId={shown?.id ?? null} onPreview={setShownId} />
        {shown && <ReleasePreview key={shown.id} releaseId={release.id} version={release.version} story={shown} />}
      </div>
      {dialog === 'publish' && <PublishReleaseDialog release={release} onClose={close} />}
      {dialog === 'remove' && <RemoveReleaseDialog release={release} onClose={close} />}
    </>
  )
}

type DialogName = 'publish' | 'remove'
type ReleaseBarProps = {
  release: LoadedRelease
  /** None where nothing may be changed. */
  onOpen: ((name: DialogName) => void) | null
}

function ReleaseBar({ release, onOpen }: ReleaseBarProps) {
  const { text } = useWords()
  return (
    <div className={styles.bar}>
      <h1>{release.name}</h1>
      <ReleaseBadge release={release} />
      {onOpen && (
        <div className={parts.actions}>
          <Button look="danger" onClick={() => onOpen('remove')}>
            {text('release.remove')}
          </Button>
          <Button disabled={release.stories.length === 0} onClick={() => onOpen('publish')}>
            {text('release.publish')}
          </Button>
        </div>
      )}
    </div>
  )
}
