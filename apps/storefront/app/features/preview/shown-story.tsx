import { lazy } from 'react'
import { type Packed, useUnpacked } from '../../fragments/index.ts'
import { StoryBody, StoryPage, type StoryPageData } from '../content/index.ts'

// Only editors fetch it.
const EditedStory = lazy(() => import('./edited-story.tsx').then(({ EditedStory }) => ({ default: EditedStory })))

/** A content page; one that the visual editor has open follows what is typed there. */
export function ShownStory({ page: packed }: { page: Packed<StoryPageData> }) {
  const page = useUnpacked(packed)
  if (!page.preview) return <StoryPage page={packed} />
  return <EditedStory key={page.preview.storyId} page={page} preview={page.preview} />
}

/** The blocks of a story without a page around them, in the same way. */
export function ShownBlocks({ page }: { page: StoryPageData }) {
  if (!page.preview) return <StoryBody blocks={page.blocks} />
  return <EditedStory key={page.preview.storyId} page={page} preview={page.preview} isBare />
}
