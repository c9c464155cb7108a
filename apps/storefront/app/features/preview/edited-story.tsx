import { Suspense, useEffect, useMemo } from 'react'
import { pack } from '../../fragments/index.ts'
import { useAccountTranslation } from '../../i18n/index.ts'
import { StoryBody, StoryPage, type StoryPageData, type StoryPreview } from '../content/index.ts'
import { tellSelected, withMarks } from './block-marks.ts'
import styles from './edited-story.module.css'
import type { PreviewState } from './open-preview.ts'
import { useEditedStory } from './use-edited-story.ts'

type EditedStoryProps = {
  page: StoryPageData
  preview: StoryPreview
  /** Without the page around the blocks. */
  isBare?: boolean
}

/** A story as it stands in the visual editor, with a sign that says which version is shown. */
export function EditedStory({ page, preview, isBare = false }: EditedStoryProps) {
  const { shown, state } = useEditedStory(page, preview)
  const blocks = useMemo(() => withMarks(shown.blocks), [shown])
  const packed = useMemo(() => pack({ ...shown, blocks }), [shown, blocks])
  useEffect(tellSelected, [])
  return (
    <>
      {isBare ? <StoryBody blocks={blocks} /> : <StoryPage page={packed} />}
      <Suspense>
        <PreviewSign state={state} />
      </Suspense>
    </>
  )
}

function PreviewSign({ state }: { state: PreviewState }) {
  const t = useAccountTranslation()
  return (
    <p className={styles.sign} role="status" data-state={state}>
      {t(`preview.${state}`)}
    </p>
  )
}
