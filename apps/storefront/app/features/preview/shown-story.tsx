import { lazy, Suspense } from 'react'
import { type Packed, useUnpacked } from '../../fragments/index.ts'
import { StoryBody, StoryPage, type StoryPageData } from '../content/index.ts'

// Only editors fetch the one, and only visitors in line the other.
const EditedStory = lazy(() => import('./edited-story.tsx').then(({ EditedStory }) => ({ default: EditedStory })))
const PlaceInLine = lazy(() => import('../waiting-room/index.ts').then(({ PlaceInLine }) => ({ default: PlaceInLine })))

/** A content page; one that the visual editor has open follows what is typed there, one in the waiting room tells how long the line is. */
export function ShownStory({ page: packed }: { page: Packed<StoryPageData> }) {
  const page = useUnpacked(packed)
  if (page.preview) return <EditedStory key={page.preview.storyId} page={page} preview={page.preview} />
  const ahead = page.waiting?.ahead ?? null
  return (
    <>
      {ahead !== null && (
        <Suspense>
          <PlaceInLine ahead={ahead} />
        </Suspense>
      )}
      <StoryPage page={packed} />
    </>
  )
}

/** The blocks of a story without a page around them, in the same way. */
export function ShownBlocks({ page }: { page: StoryPageData }) {
  if (!page.preview) return <StoryBody blocks={page.blocks} />
  return <EditedStory key={page.preview.storyId} page={page} preview={page.preview} isBare />
}
