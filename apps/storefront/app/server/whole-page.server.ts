import type { ShopGate } from './shop-context.server.ts'

// The router looks at the body of what it is given, and looking turns a string into a stream of bytes; so it is given
// an answer without one, and the page follows when the router is done.
const pages = new WeakMap<Response, string>()

/** An answer whose page `finishPage` fills in. */
export function promisePage(html: string, init: ResponseInit): Response {
  const response = new Response(null, init)
  pages.set(response, html)
  return response
}

export function finishPage(response: Response, { answer = createAnswer }: Pick<ShopGate, 'answer'>): Response {
  const html = pages.get(response)
  return html === undefined ? response : answer(html, { status: response.status, headers: response.headers })
}

function createAnswer(html: string, init: ResponseInit): Response {
  return new Response(html, init)
}
