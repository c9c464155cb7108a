import { lazy } from 'react'

/** The blocks of editors on a page that has them seldom: neither their code nor their styles come with the others. */
export const LazyStoryBody = lazy(() => import('./story-body.tsx').then(({ StoryBody }) => ({ default: StoryBody })))
