import type { ShopGate } from './shop-context.server.ts'

// The router looks at the body of what it is given, and looking turns it into a stream; so it is given an answer without
// one, and the page follows when the router is done.
const pages = new WeakMap<Response, Buffer<ArrayBuffer>>()

/** An answer whose page `finishPage` fills in. */
export function promisePage(html: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(null, init)
  pages.set(response, html)
  return response
}

export function finishPage(response: Response, gate: Pick<ShopGate, 'answer' | 'answerBytes' | 'isKept'>): Response {
  const html = pages.get(response)
  if (html === undefined) return response
  const { answer = createAnswer, answerBytes } = gate
  const init = { status: response.status, headers: response.headers }
  return answerBytes && !gate.isKept ? answerBytes(html, init) : answer(html.toString(), init)
}

function createAnswer(html: string, init: ResponseInit): Response {
  return new Response(html, init)
}
