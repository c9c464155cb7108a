import type { PageHost } from '@vonk/page-host'

// The router looks at the body of what it is given, and looking turns it into a stream; so it is given an answer without
// one, and the page follows when the router is done.
const pages = new WeakMap<Response, Buffer<ArrayBuffer>>()

/** An answer whose page `finishPage` fills in. */
export function promisePage(html: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(null, init)
  pages.set(response, html)
  return response
}

export function finishPage(response: Response, host: Pick<PageHost, 'answer' | 'answerBytes' | 'isKept'>): Response {
  const html = pages.get(response)
  if (html === undefined) return response
  const init = { status: response.status, headers: response.headers }
  return host.isKept ? host.answer(html.toString(), init) : host.answerBytes(html, init)
}
