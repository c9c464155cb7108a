import { validateEditor } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { handle, type Route } from '@vonk/platform/http'
import { isEditor } from '../preview/index.ts'
import { blogRoutes } from './blog-routes.ts'
import type { ContentApiParts } from './content-api-parts.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { datasourceRoutes, spaceRoutes } from './space-routes.ts'
import { storyRoutes } from './story-routes.ts'

/** Every call of the content service. */
export function contentRoutes(parts: ContentApiParts): readonly Route[] {
  return [
    ...storyRoutes(parts),
    ...editorRoutes(parts),
    ...blogRoutes(parts),
    ...deliveryRoutes(parts),
    ...spaceRoutes(parts),
    ...datasourceRoutes(parts),
  ]
}

/** The door of the visual editor. */
function editorRoutes({ tokens: { previewToken }, now = () => new Date() }: ContentApiParts) {
  return [
    handle(validateEditor, ({ space_id, spaceId = space_id, timestamp, token }) => {
      const isKnown = previewToken !== null && isEditor({ spaceId, timestamp, token }, { previewToken, now: now() })
      return isKnown ? ok({ previewToken, error: false }) : err({ code: 'editor-unauthorized' })
    }),
  ]
}
