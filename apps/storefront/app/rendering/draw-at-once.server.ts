import { createDrawing } from './draw-page.server.tsx'
import { findHtml, writePage } from './find-whole-page.server.ts'
import type { DrawPage } from './quick-page.server.ts'
import { promisePage } from './whole-page.server.ts'

/** The page in one go; null where a part of it has to be waited for. */
export const drawAtOnce: DrawPage = ({ request, entry, answers, context }) => {
  const drawing = createDrawing(request, entry, context)
  const html = findHtml(drawing.render(entry))
  if (html === null) return null
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  const { statusCode: status } = entry.staticHandlerContext
  return promisePage(writePage(html, { ...drawing, entry, answers }), { status, headers })
}
