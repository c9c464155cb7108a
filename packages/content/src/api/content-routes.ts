import type { StoreDirectory } from '@vonk/domain/stores'
import type { Route } from '@vonk/platform/http'
import type { ContentTokens } from '../preview/index.ts'
import type { StorySource } from '../source/index.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { storyRoutes } from './story-routes.ts'

export type ContentApiParts = {
  readonly source: StorySource
  readonly directory: StoreDirectory
  readonly tokens: ContentTokens
  readonly now?: () => Date
}

/** Every call of the content service. */
export function contentRoutes(parts: ContentApiParts): readonly Route[] {
  return [...storyRoutes(parts), ...deliveryRoutes(parts)]
}
