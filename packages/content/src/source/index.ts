export { ContentUnavailable } from './content-unavailable.ts'
export { type CachedSource, createCachedSource } from './create-cached-source.ts'
export type {
  LinkPage,
  LinkQuery,
  StoryKey,
  StoryLink,
  StoryMoment,
  StoryPage,
  StoryQuery,
  StorySort,
  StorySource,
  StoryTag,
  StoryVersion,
  TagQuery,
} from './port.ts'
export { whenAvailable } from './when-available.ts'
