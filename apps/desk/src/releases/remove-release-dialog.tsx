import { removeRelease } from '@vonk/contract/calls'
import { useNavigate } from 'react-router'
import { releasesAddress } from '../addresses.ts'
import { useApi } from '../calls/api-context.tsx'
import { AskFirst } from '../story/withdraw-dialogs.tsx'
import { useWords } from '../words/words-context.tsx'
import type { LoadedRelease } from './release-state.ts'

type RemoveReleaseDialogProps = { release: LoadedRelease; onClose: () => void }

/** Asks before what only a release holds is lost. */
export function RemoveReleaseDialog({ release: { id, version }, onClose }: RemoveReleaseDialogProps) {
  const { ask } = useApi()
  const { text } = useWords()
  const navigate = useNavigate()
  async function remove() {
    const answer = await ask(removeRelease, { id, version })
    if (!answer.ok) return answer.refusal.code
    void navigate(releasesAddress)
    return null
  }
  return <AskFirst name="release.remove" action={text('release.remove')} onYes={remove} onNo={onClose} />
}
