import { deferredComponent } from '../../fragments/index.ts'
// Brings the styles of all blocks with it: see the groups of vite.config.ts.
import './layout.module.css'

// What the server writes and whose code comes when the page is idle: nearly all of it is links, words and pictures.

/** The blocks of a page. */
export const StoryBody = deferredComponent(async () => (await import('./story-body.tsx')).StoryBody)

export const ArticleHeader = deferredComponent(async () => (await import('./article-header.tsx')).ArticleHeader)

export const HomeFallback = deferredComponent(async () => (await import('./home-fallback.tsx')).HomeFallback)

export const ArticleStructuredData = deferredComponent(
  async () => (await import('./article-structured-data.tsx')).ArticleStructuredData,
)
