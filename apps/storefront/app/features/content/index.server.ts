export { editedStory } from './edited-story.ts'
export { endsWithNewsletter } from './ends-with-newsletter.ts'
export { findAlternatePages } from './find-alternate-pages.ts'
export { loadStoryPage } from './load-story-page.server.ts'
