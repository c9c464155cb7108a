export { pageTags } from './page-tags.ts'
