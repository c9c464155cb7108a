import { removeRelease } from '@vonk/contract/calls'
import { useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { releasesAddress } from '../use-route.ts'
import { useWords } from '../words/words-context.tsx'
import type { LoadedRelease } from './release-screen.tsx'
import styles from './releases.module.css'

type RemoveReleaseDialogProps = { release: LoadedRelease; onClose: () => void }

/** Asks before what only a release holds is lost. */
export function RemoveReleaseDialog({ release: { id, version }, onClose }: RemoveReleaseDialogProps) {
  const { ask } = useApi()
  const { text, refusal } = useWords()
  const [refused, setRefused] = useState<string | null>(null)
  async function remove() {
    const answer = await ask(removeRelease, { id, version })
    if (answer.ok) location.assign(releasesAddress)
    else setRefused(answer.refusal.code)
  }
  return (
    <Dialog title={text('release.remove.title')} onClose={onClose}>
      <p>{text('release.remove.text')}</p>
      {refused && <Notice tone="bad">{refusal(refused)}</Notice>}
      <div className={styles.actions}>
        <Button look="danger" onClick={remove}>
          {text('release.remove')}
        </Button>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
      </div>
    </Dialog>
  )
}
