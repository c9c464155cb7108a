import type { PageHost } from '@vonk/page-host'

/** Puts the page into the router's answer, unless that turned out to be another, such as a redirect or a failure. */
export function finishPage(
  response: Response,
  html: Buffer<ArrayBuffer> | null,
  host: Pick<PageHost, 'answer' | 'answerBytes' | 'isKept'>,
): Response {
  const isEmptyPage = response.body === null && response.headers.get('content-type')?.startsWith('text/html')
  if (html === null || !isEmptyPage) return response
  const init = { status: response.status, headers: response.headers }
  return host.isKept ? host.answer(html.toString(), init) : host.answerBytes(html, init)
}
