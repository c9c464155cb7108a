export { ContentUnavailable } from './content-unavailable.ts'
export { createRememberingSource, type RememberingSource } from './create-remembering-source.ts'
export type { StoryKey, StoryPage, StoryQuery, StorySort, StorySource, StoryVersion } from './port.ts'
