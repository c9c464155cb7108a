export { ContentUnavailable } from './content-unavailable.ts'
export { type CachedSource, createCachedSource } from './create-cached-source.ts'
export type { StoryKey, StoryPage, StoryQuery, StorySort, StorySource, StoryVersion } from './port.ts'
