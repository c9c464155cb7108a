export { loadStoryPage } from './load-story-page.server.ts'
