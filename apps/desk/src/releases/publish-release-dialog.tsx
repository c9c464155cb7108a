import type { CheckedRelease, StoryFinding } from '@vonk/contract'
import { checkRelease, publishRelease, scheduleRelease } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useCallback, useState } from 'react'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import { FindingList } from '../story/finding-list.tsx'
import { PublishLater } from '../story/publish-later.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import type { LoadedRelease } from './release-state.ts'

type Story = Omit<CheckedRelease['stories'][number], 'findings'> & { readonly findings: readonly StoryFinding[] }
type Checked = readonly Readonly<Story>[]
type ReleaseDialogProps = { release: LoadedRelease; onClose: (said?: string) => void }

/** Checks all stories of a release, says what was found, and publishes them now or later. */
export function PublishReleaseDialog({ release, onClose }: ReleaseDialogProps) {
  const { text } = useWords()
  const { checked, refusal, publish, schedule } = usePublishing({ release, onClose })
  const isFine = (level: 'error' | 'warning') =>
    checked?.every(({ findings }) => findings.every((finding) => finding.level !== level)) ?? false
  const hasConflict = checked?.some(({ conflict }) => conflict !== null) ?? false
  const isReady = isFine('error') && !hasConflict
  return (
    <Dialog title={text('release.publish')} onClose={() => onClose()}>
      {refusal}
      {!checked && !refusal && <p role="status">{text('publish.checking')}</p>}
      {isReady && isFine('warning') && <p>{text('publish.ready')}</p>}
      {checked?.map((story) => (
        <CheckedStory key={story.id} story={story} />
      ))}
      {isReady && (
        <div className={parts.actions}>
          <Button onClick={publish}>{text(isFine('warning') ? 'publish.now' : 'publish.anyway')}</Button>
        </div>
      )}
      {isReady && <PublishLater onSchedule={schedule} />}
      {release.publishAt !== null && (
        <Button look="secondary" onClick={() => schedule(null)}>
          {text('story.unschedule')}
        </Button>
      )}
    </Dialog>
  )
}

function CheckedStory({ story: { name, conflict, findings } }: { story: Checked[number] }) {
  const { text, moment } = useWords()
  if (!conflict && findings.length === 0) return null
  const at = conflict?.at ? moment(conflict.at) : ''
  return (
    <section>
      <h3>{name}</h3>
      {conflict && (
        <Notice tone="bad">{text(`release.conflict.${conflict.reason}`, { who: conflict.by ?? '–', at })}</Notice>
      )}
      {(['error', 'warning'] as const).map((level) => (
        <FindingList
          key={level}
          title={text(`publish.${level}s`)}
          findings={findings.filter((finding) => finding.level === level)}
        />
      ))}
    </section>
  )
}

function usePublishing({ release: { id, version }, onClose }: ReleaseDialogProps) {
  const { ask } = useApi()
  const words = useWords()
  const loaded = useLoaded(useCallback(() => ask(checkRelease, { id }), [ask, id]))
  const [refused, setRefused] = useState<{ code: string; stories?: Checked } | null>(null)
  const code = refused?.code ?? loaded.refusal

  async function publish() {
    const answer = await ask(publishRelease, { id, version, acceptsWarnings: true })
    if (answer.ok) onClose(words.text('release.published'))
    else setRefused(answer.refusal)
  }

  async function schedule(publishAt: string | null) {
    const answer = await ask(scheduleRelease, { id, version, publishAt, acceptsWarnings: true })
    if (!answer.ok) return setRefused(answer.refusal)
    const at = publishAt === null ? '' : words.moment(publishAt)
    onClose(words.text(publishAt === null ? 'release.unscheduled' : 'release.scheduled', { at }))
  }

  return {
    checked: refused?.stories ?? loaded.value?.stories ?? null,
    refusal: code === null ? null : <Notice tone="bad">{words.refusal(code)}</Notice>,
    publish,
    schedule,
  }
}
