import type { Api } from '@vonk/platform/http'

// Only for the release after the one in which the desk was called editor: then this file and who calls it go.
const former = '/api/editor'
const present = '/api/desk'
const whoAmI = `${present}/me`

/**
 * Answers the calls of the desk under their former paths too. Without encryption, browsers send the cookie of a session that
 * is older than the new path to the former one alone: whoever seems to be nobody is asked again there, and is given the
 * cookie of the new path. A page that was opened before keeps its own.
 */
export function withFormerPaths(fetch: Api['fetch']): Api['fetch'] {
  return async (request, scope) => {
    if (request.url.includes(whoAmI)) return askAgain(request, await fetch(request, scope))
    if (!request.url.includes(former)) return fetch(request, scope)
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`${former}/`)) return fetch(request, scope)
    url.pathname = url.pathname.replace(former, present)
    return withBothCookies(request, await fetch(new Request(url, request), scope))
  }
}

const cookie = /(?:^|;\s*)vonk_staff=([\w-]+)/

function askAgain(request: Request, answer: Response): Response {
  const { pathname, protocol } = new URL(request.url)
  const isLost = answer.status === 401 && protocol === 'http:' && !cookie.test(request.headers.get('cookie') ?? '')
  if (!isLost || pathname !== whoAmI) return answer
  return new Response(null, { status: 307, headers: { location: `${former}/me`, 'cache-control': 'no-store' } })
}

function withBothCookies(request: Request, answer: Response): Response {
  const [, token] = cookie.exec(request.headers.get('cookie') ?? '') ?? []
  const given = answer.headers.get('set-cookie')
  if (!request.url.startsWith('http:')) return answer
  if (given) answer.headers.append('set-cookie', given.replace(`Path=${present}`, `Path=${former}`))
  else if (token && answer.ok)
    answer.headers.append('set-cookie', `vonk_staff=${token}; Path=${present}; HttpOnly; SameSite=Strict`)
  return answer
}
