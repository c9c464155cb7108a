import type { StoryToPut } from '@vonk/content/stories'
import type { StoryKey } from './story-ids.ts'

/** A story before it has an address. */
export type DraftStory = Pick<StoryToPut, 'name' | 'content'> & {
  readonly key: StoryKey
  readonly tags?: string[]
  readonly daysAgo?: number
}
