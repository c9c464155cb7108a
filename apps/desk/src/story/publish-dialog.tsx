import type { StoryFinding } from '@vonk/contract'
import { checkEditedStory, listAlikeStories, publishEditedStory, scheduleEditedStory } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { ChoiceField } from '@vonk/ui/field'
import { useEffect, useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import type { DialogProps } from './dialog-props.ts'
import { FindingList } from './finding-list.tsx'
import { PublishLater } from './publish-later.tsx'
import styles from './story.module.css'
import { toPath } from './to-path.ts'

type Findings = readonly StoryFinding[]

/** Checks a story, says what was found, and publishes it now or later. */
export function PublishDialog({ session, onShow, onClose }: DialogProps) {
  const { text } = useWords()
  const { findings, alike, refusal, publish, schedule } = usePublishing({ session, onClose })
  const [chosen, setChosen] = useState<readonly number[]>([])
  const errors = findings?.filter(({ level }) => level === 'error') ?? []
  const warnings = findings?.filter(({ level }) => level === 'warning') ?? []
  const isReady = findings !== null && errors.length === 0
  return (
    <Dialog title={text('publish.title')} onClose={() => onClose()}>
      {refusal}
      {!findings && !refusal && <p role="status">{text('publish.checking')}</p>}
      {findings?.length === 0 && <p>{text('publish.ready')}</p>}
      <FindingList title={text('publish.errors')} findings={errors} onShow={(place) => onShow(toPath(place))} />
      <FindingList title={text('publish.warnings')} findings={warnings} onShow={(place) => onShow(toPath(place))} />
      {isReady && <AlsoIn stories={alike} chosen={chosen} onChoose={setChosen} />}
      {isReady && (
        <div className={parts.actions}>
          <Button onClick={() => publish(alike.filter(({ id }) => chosen.includes(id)))}>
            {text(warnings.length > 0 ? 'publish.anyway' : 'publish.now')}
          </Button>
        </div>
      )}
      {isReady && <PublishLater onSchedule={schedule} />}
      {session.getState().story.publishAt !== null && (
        <Button look="secondary" onClick={() => schedule(null)}>
          {text('story.unschedule')}
        </Button>
      )}
    </Dialog>
  )
}

/** Asked for once the draft is saved and checked; only themes are the same in several views. */
function useAlike(session: DialogProps['session'], isChecked: boolean): readonly Alike[] {
  const { ask } = useApi()
  const [alike, setAlike] = useState<readonly Alike[]>([])
  const { id, component } = session.getState().story
  useEffect(() => {
    if (!isChecked || component !== 'theme') return
    let isCurrent = true
    void ask(listAlikeStories, { id }).then((answer) => isCurrent && answer.ok && setAlike(answer.value.stories))
    return () => {
      isCurrent = false
    }
  }, [ask, id, component, isChecked])
  return alike
}

type Alike = { readonly id: number; readonly view: string; readonly version: number }
type AlsoInProps = {
  stories: readonly Alike[]
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
}

/** Other views in which the same was said before: they can get the same change in the same act. */
function AlsoIn({ stories, chosen, onChoose }: AlsoInProps) {
  const { text } = useWords()
  if (stories.length === 0) return null
  return (
    <fieldset className={styles.also}>
      <legend>{text('publish.also')}</legend>
      {stories.map(({ id, view }) => (
        <ChoiceField
          key={id}
          type="checkbox"
          label={view}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  )
}

/** Saves first: what is published is what is on the screen. */
function usePublishing({ session, onClose }: Pick<DialogProps, 'session' | 'onClose'>) {
  const { ask } = useApi()
  const words = useWords()
  const [findings, setFindings] = useState<Findings | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { id } = session.getState().story
  const alike = useAlike(session, findings !== null)

  useEffect(() => {
    let isCurrent = true
    async function check() {
      const isSaved = await session.flush()
      const answer = isSaved ? await ask(checkEditedStory, { id }) : null
      if (!isCurrent) return
      if (answer?.ok) setFindings(answer.value.findings)
      else setRefused(answer?.refusal.code ?? session.getState().refusal ?? 'failed')
    }
    void check()
    return () => {
      isCurrent = false
    }
  }, [ask, session, id])

  async function publish(others: readonly Alike[]) {
    const { version } = session.getState().story
    const also = others.map(({ id: other, version: read }) => ({ id: other, version: read }))
    const answer = await ask(publishEditedStory, { id, version, acceptsWarnings: true, also })
    if (!answer.ok) return refuse(answer.refusal)
    session.setStory(answer.value)
    onClose(words.text('story.published'))
  }

  async function schedule(publishAt: string | null) {
    const { version } = session.getState().story
    const answer = await ask(scheduleEditedStory, { id, version, publishAt, acceptsWarnings: true })
    if (!answer.ok) return refuse(answer.refusal)
    session.setStory(answer.value)
    onClose(
      publishAt === null
        ? words.text('story.unscheduled')
        : words.text('story.scheduled', { at: words.moment(publishAt) }),
    )
  }

  function refuse(refusal: { code: string; findings?: Findings }) {
    if (refusal.findings) setFindings(refusal.findings)
    setRefused(refusal.code)
  }

  const refusal = refused === null ? null : <Notice tone="bad">{words.refusal(refused)}</Notice>
  return { findings, alike, refusal, publish, schedule }
}
