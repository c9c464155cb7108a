import type { Route } from '@vonk/platform/http'
import { blogRoutes } from './blog-routes.ts'
import type { ContentApiParts } from './content-api-parts.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { editorRoutes } from './editor-routes.ts'
import { storyRoutes } from './story-routes.ts'

/** Every call of the content service. */
export function contentRoutes(parts: ContentApiParts): readonly Route[] {
  return [...storyRoutes(parts), ...editorRoutes(parts), ...blogRoutes(parts), ...deliveryRoutes(parts)]
}
