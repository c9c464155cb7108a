import { textResponse } from '@vonk/platform/http'

const LARGEST = 65_536
/** What stands in the visual editor at a moment comes as JSON. */
const TYPED_STORY = '/shell/story.json'
const LARGEST_STORY = 1_000_000
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data *;.{0,200}\bboundary=)/i

/** Pages take forms of this shop and of bounded size; anything else is refused before it is read. */
export function refuseForm({ method, headers, url }: Request): Response | null {
  if (method === 'GET' || method === 'HEAD' || !hasBody(headers)) return null
  if (isForeign(headers, url)) return refuse(403, 'Not from there')
  if (headers.has('transfer-encoding')) return refuse(411, 'Length required')
  const isStory = new URL(url).pathname.endsWith(TYPED_STORY) && headers.get('content-type') === 'application/json'
  if (Number(headers.get('content-length')) > (isStory ? LARGEST_STORY : LARGEST)) return refuse(413, 'Too large')
  return isStory || FORM.test(headers.get('content-type') ?? '') ? null : refuse(415, 'Not a form')
}

/**
 * Browsers say whose page a form stands on. Over plain http, and in older ones, they say it by `Origin` alone. Hosts are compared
 * without the scheme: a proxy in front that is not trusted may have taken the encryption off.
 */
function isForeign(headers: Headers, url: string): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null || origin === null) return site === 'cross-site'
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host
}

function hasBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) !== 0
}

function refuse(status: number, text: string): Response {
  return textResponse(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
