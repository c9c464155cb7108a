/** What the worker tells apart: each is asked for and kept in its own way. */
export type AnswerKind = 'page' | 'data' | 'file' | 'picture'

/** Addresses that are no pages of the shop, or none that anybody reads without a network. */
const notPages = /^\/(api|sandbox-bank|operator|desk|editor|healthz|readyz)(\/|$)/

/** Pages about one person, or opened with a secret in their address: only their empty app shells are kept, and without a query. */
const personalPages = /\/(cart|checkout|checkout-return|my-account|login|reset-password|withdraw|mail|one-click)(\/|$)/

/** Pages that somebody edits at this moment. */
const previews = /[?&]_storyblok/

const data = /\/_?[^/]*\.data$|\/shell\/[^/]+\.json$/

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

/** How a request is answered; null for what goes past the worker. */
export function kindOf({ method, mode, url, headers }: Asked, origin: string): AnswerKind | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return null
  if (headers.has('authorization') || headers.has('range') || notPages.test(address.pathname)) return null
  if (/^\/(assets|look)\//.test(address.pathname)) return 'file'
  if (address.pathname.startsWith('/img/')) return 'picture'
  if (mode === 'navigate') return 'page'
  return data.test(address.pathname) ? 'data' : null
}

/** Whether an address may be kept as it is asked for. */
export function isForEverybody(url: string): boolean {
  const { pathname, search } = new URL(url)
  return !personalPages.test(pathname) && !previews.test(search)
}

const order = /(\/my-account\/order\/)[^/]+/

/**
 * The address of the app shell that may stand in for a page: a personal page has the same one whatever its query says, and all
 * orders have one, so that what is kept does not tell which orders were looked at.
 */
export function appShellOf(url: string): string {
  const { origin, pathname, search } = new URL(url)
  if (!personalPages.test(pathname)) return origin + pathname + search
  return origin + pathname.replace(order, '$10')
}

const contentTypes: Readonly<Record<AnswerKind, RegExp>> = {
  page: /^text\/html/,
  data: /^(text\/x-script|application\/json)/,
  file: /^(?!text\/html)/,
  picture: /^image\//,
}

/**
 * Whether an answer is the shop's own and the same for everybody. The networks of hotels and trains answer in the shop's
 * name with a page of theirs: theirs has no request id.
 */
export function isKeepable(kind: AnswerKind, { status, type, redirected, headers }: Response): boolean {
  if (status !== 200 || redirected || type === 'opaque' || !headers.has('x-request-id')) return false
  if (/no-store|private/.test(headers.get('cache-control') ?? '')) return false
  return contentTypes[kind].test(headers.get('content-type') ?? '')
}

/** How long data counts as new enough to be shown before the shop has been asked. */
const freshForMs = 300_000

/** Data of a moment ago is shown at once, and asked for all the same; a clock that was turned back makes nothing new. */
export function isFresh(keptAt: number, now: number): boolean {
  return now >= keptAt && now - keptAt < freshForMs
}
