export { makeStories } from './make-stories.ts'
