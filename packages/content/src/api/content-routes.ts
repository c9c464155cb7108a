import type { Route } from '@vonk/platform/http'
import { blogRoutes } from './blog-routes.ts'
import type { ContentApiParts } from './content-api-parts.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { datasourceRoutes, spaceRoutes } from './space-routes.ts'
import { storyRoutes } from './story-routes.ts'

/** Every call of the content service. */
export function contentRoutes(parts: ContentApiParts): readonly Route[] {
  return [
    ...storyRoutes(parts),
    ...previewRoutes(parts),
    ...blogRoutes(parts),
    ...deliveryRoutes(parts),
    ...spaceRoutes(parts),
    ...datasourceRoutes(parts),
  ]
}
