import { validateEditor } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { handle } from '@vonk/platform/http'
import { isEditor } from '../preview/index.ts'
import type { ContentApiParts } from './content-api-parts.ts'

/** The door of the visual editor. */
export function editorRoutes({ tokens: { previewToken }, now = () => new Date() }: ContentApiParts) {
  return [
    handle(validateEditor, ({ space_id, spaceId = space_id, timestamp, token }) => {
      const isKnown = previewToken !== null && isEditor({ spaceId, timestamp, token }, { previewToken, now: now() })
      return isKnown ? ok({ previewToken, error: false }) : err({ code: 'editor-unauthorized' })
    }),
  ]
}
