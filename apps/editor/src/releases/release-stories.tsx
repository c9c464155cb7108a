import type { ReleasedStory } from '@vonk/contract'
import { addToRelease, keepInRelease, takeOutOfRelease } from '@vonk/contract/calls'
import { useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { addressOf } from '../use-route.ts'
import { useWords } from '../words/words-context.tsx'
import type { LoadedRelease } from './release-screen.tsx'
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
            <div className={styles.actions}>
              <Button aria-pressed={story.id === shownId} onClick={() => onPreview(story.id)}>
                {text('release.preview')}
              </Button>
              {mayChange && <StoryTools releaseId={release.id} story={story} settle={settle} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StoryHead({ story }: { story: ReleasedStory }) {
  const { text, kind, moment } = useWords()
  const { view, path, name, version, addedAt, addedBy } = story
  return (
    <>
      <p className={styles.name}>{version === null ? name : <a href={addressOf(view, story.id)}>{name}</a>}</p>
      <p className={styles.soft}>
        {view} · /{path} · {kind(story.component)}
      </p>
      <p className={styles.soft}>{text('release.added', { at: moment(addedAt), who: addedBy ?? '–' })}</p>
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
  const { text } = useWords()
  const { id: storyId, version, name, conflict } = story
  return (
    <>
      {conflict && version !== null && (
        <>
          <Button
            aria-label={text('release.take-newest-of', { name })}
            onClick={() => settle(ask(addToRelease, { id, storyId, version }))}
          >
            {text('release.take-newest')}
          </Button>
          <Button
            aria-label={text('release.keep-of', { name })}
            onClick={() => settle(ask(keepInRelease, { id, storyId, version }))}
          >
            {text('release.keep')}
          </Button>
        </>
      )}
      <Button
        look="quiet"
        aria-label={text('release.take-out-of', { name })}
        onClick={() => settle(ask(takeOutOfRelease, { id, storyId }))}
      >
        {text('release.take-out')}
      </Button>
    </>
  )
}
