import type { ReleasedStory } from '@vonk/contract'
import { openStoryPreview } from '@vonk/contract/calls'
import { useCallback } from 'react'
import { releaseAddress } from '../addresses.ts'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import { FramedPage } from '../story/framed-page.tsx'
import { deskAddress, useViews } from '../tree/views-context.tsx'
import { useWords } from '../words/words-context.tsx'
import styles from './releases.module.css'

type ReleasePreviewProps = { releaseId: number; version: number; story: ReleasedStory }

/** A story as the release has it, with the others of the release where it shows them. */
export function ReleasePreview({ releaseId, version, story }: ReleasePreviewProps) {
  const { text } = useWords()
  const { views, isHere } = useViews()
  const view = views.find(({ storeCode }) => storeCode === story.view)
  if (!view || story.version === null) return null
  if (isHere(view)) return <PreviewHere {...{ releaseId, version, story }} />
  return (
    <section aria-label={text('preview.title')} className={styles.stories}>
      <p>{text('release.elsewhere')}</p>
      <p>
        <a href={deskAddress(view, releaseAddress(releaseId))}>{text('release.open-there')}</a>
      </p>
    </section>
  )
}

function PreviewHere({ releaseId: release, version, story: { id } }: ReleasePreviewProps) {
  const { ask } = useApi()
  // Another version of the release may show another page: it is opened again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what the release holds
  const load = useCallback(() => ask(openStoryPreview, { id, release }), [ask, id, release, version])
  const { value, refusal } = useLoaded(load)
  return <FramedPage path={value?.path ?? null} isMissing={refusal !== null} />
}
