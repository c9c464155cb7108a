export { HomeFallback } from './home-fallback.tsx'
export { StoryBody } from './story-body.tsx'
export type { StoryPageData } from './story-data.ts'
export { StoryPage } from './story-page.tsx'
