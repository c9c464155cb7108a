import type { StoreDirectory } from '@vonk/domain/stores'
import type { ContentTokens } from '../preview/index.ts'
import type { StorySource } from '../source/index.ts'

export type ContentApiParts = {
  readonly source: StorySource
  readonly directory: StoreDirectory
  readonly tokens: ContentTokens
  readonly now?: () => Date
  /** Every change of a story is published: answers can say which they depend on. */
  readonly isAnnounced?: boolean
}
