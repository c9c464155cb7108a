import type { ReleasedStory } from '@vonk/contract'
import { addToRelease, keepInRelease, takeOutOfRelease } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useApi } from '../calls/api-context.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import type { LoadedRelease } from './release-state.ts'
import styles from './releases.module.css'

type ReleaseStoriesProps = {
  release: LoadedRelease
  mayChange: boolean
  shownId: number | null
  onPreview: (id: number) => void
  onChanged: () => void
}

/** The stories of a release, with what somebody has done to them since. */
export function ReleaseStories({ release, mayChange, shownId, onPreview, onChanged }: ReleaseStoriesProps) {
  const { text, refusal } = useWords()
  const [refused, setRefused] = useState<string | null>(null)
  async function settle(answer: Promise<{ ok: true } | { ok: false; refusal: { code: string } }>) {
    const settled = await answer
    setRefused(settled.ok ? null : settled.refusal.code)
    onChanged()
  }
  return (
    <section aria-label={text('release.stories')} className={styles.stories}>
      <h2>{text('release.stories')}</h2>
      {refused && <Notice tone="bad">{refusal(refused)}</Notice>}
      {release.stories.length === 0 && <p>{text('release.empty')}</p>}
      <ul className={styles.list}>
        {release.stories.map((story) => (
          <li key={story.id} className={styles.story}>
            <StoryHead story={story} />
            {story.conflict && <Conflict story={story} />}
            <div className={parts.actions}>
              <ShowStory isShown={story.id === shownId} onShow={() => onPreview(story.id)} />
              {mayChange && <StoryTools releaseId={release.id} story={story} settle={settle} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ShowStory({ isShown, onShow }: { isShown: boolean; onShow: () => void }) {
  const { text } = useWords()
  return (
    <Button look="secondary" aria-pressed={isShown} onClick={onShow}>
      {text('release.preview')}
    </Button>
  )
}

function StoryHead({ story }: { story: ReleasedStory }) {
  const { text, kind, moment } = useWords()
  const { view, path, name, version, addedAt, addedBy } = story
  return (
    <>
      <p className={styles.name}>{version === null ? name : <Link to={addressOf(view, story.id)}>{name}</Link>}</p>
      <p className={parts.soft}>
        {view} · /{path} · {kind(story.component)}
      </p>
      <p className={parts.soft}>{text('release.added', { at: moment(addedAt), who: addedBy ?? '–' })}</p>
    </>
  )
}

function Conflict({ story: { conflict } }: { story: ReleasedStory }) {
  const { text, moment } = useWords()
  if (!conflict) return null
  const { reason, by, at } = conflict
  return (
    <Notice tone="warning">
      {text(`release.conflict.${reason}`, { who: by ?? '–', at: at === null ? '' : moment(at) })}
    </Notice>
  )
}

type Settle = (answer: Promise<{ ok: true } | { ok: false; refusal: { code: string } }>) => Promise<void>
type StoryToolsProps = { releaseId: number; story: ReleasedStory; settle: Settle }

function StoryTools({ releaseId: id, story, settle }: StoryToolsProps) {
  const { ask } = useApi()
  const { id: storyId, version, name, conflict } = story
  const take = () => settle(ask(takeOutOfRelease, { id, storyId }))
  if (!conflict || version === null) return <Tool action="take-out" name={name} onPress={take} />
  const change = { id, storyId, version }
  return (
    <>
      <Tool action="take-newest" name={name} onPress={() => settle(ask(addToRelease, change))} />
      <Tool action="keep" name={name} onPress={() => settle(ask(keepInRelease, change))} />
      <Tool action="take-out" name={name} onPress={take} />
    </>
  )
}

type ToolProps = { action: 'take-newest' | 'keep' | 'take-out'; name: string; onPress: () => void }

/** Says for ears which story it is about. */
function Tool({ action, name, onPress }: ToolProps) {
  const { text } = useWords()
  return (
    <Button look="secondary" aria-label={text(`release.${action}-of`, { name })} onClick={onPress}>
      {text(`release.${action}`)}
    </Button>
  )
}
