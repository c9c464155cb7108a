import { createClient } from '@vonk/client'
import { enterShop, readWaitingRooms } from '@vonk/contract'
import type { PageHost } from '@vonk/page-host'
import type { RequestScope } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import type { ApiHandler } from '../compose/api-handler.ts'

/** What the storefront is told of a visitor, and what the visitor is given to keep. */
export type Admission = { readonly waiting: PageHost['waiting']; readonly cookies: readonly string[] }

export type WaitingRoom = ReturnType<typeof createWaitingRoom>

const FRESH_MS = 500
const PLACE = 'vonk_place'
const ADMITTED = 'vonk_admitted'
const everybodyIsIn: Admission = { waiting: null, cookies: [] }

type RoomParts = {
  /** None in a process that only works jobs. */
  readonly api: ApiHandler | null
  readonly log: Log
  readonly now?: () => number
}

/** Asks the API who waits, before any page is looked for in a cache. While nobody can say, nobody waits. */
export function createWaitingRoom({ api: handler, log, now = Date.now }: RoomParts) {
  const api: ApiHandler = handler ?? (async () => new Response(null, { status: 503 }))
  let isOn = false
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null

  async function ask(): Promise<void> {
    const client = createClient({ fetch: (request) => api(request, {}), origin: 'http://api.internal' })
    const answer = await client.call(readWaitingRooms, {}).catch(() => null)
    if (answer?.ok) isOn = answer.value.views.length > 0
    askedAt = now()
    asking = null
  }

  async function refresh(): Promise<void> {
    if (now() - askedAt < FRESH_MS) return
    asking ??= ask()
    await asking
  }

  return {
    /** Whether any view may have a line, as of a moment ago; asks again behind the back of who asks. */
    mayBeOn(): boolean {
      if (now() - askedAt >= FRESH_MS) void refresh()
      return isOn || askedAt === Number.NEGATIVE_INFINITY
    },

    async enter(request: Request, { clientAddress, requestId }: RequestScope): Promise<Admission> {
      await refresh()
      if (!isOn || !isPage(request)) return everybodyIsIn
      const client = createClient({
        fetch: (call) => api(call, { clientAddress, requestId }),
        origin: 'http://api.internal',
      })
      const { host, pathname, protocol } = new URL(request.url)
      const kept = readCookies(request.headers.get('cookie'))
      const path = pathname.replace(/(?:\/_)?\.data$/, '/')
      const asked = { host, path, place: kept.get(PLACE), admission: kept.get(ADMITTED) }
      try {
        const answer = await client.call(enterShop, asked)
        if (!answer.ok) return everybodyIsIn
        const { isWaiting, ahead = null, place, admission } = answer.value
        const cookie = (name: string, value: string | undefined) => (value ? [cookieOf(name, value, protocol)] : [])
        return {
          waiting: isWaiting ? { ahead } : null,
          cookies: [...cookie(PLACE, place), ...cookie(ADMITTED, admission)],
        }
      } catch (err) {
        log.error({ err, requestId }, 'the line before the shop cannot be read: nobody waits')
        return everybodyIsIn
      }
    },
  }
}

/** The answer with what its visitor keeps; it is for nobody else then. */
export function withAdmission(response: Response, { waiting, cookies }: Admission): Response {
  if (!waiting && cookies.length === 0) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

/** Scripts of a page fetch more than pages; what has a name with an ending is a file, or the data of a page. */
function isPage({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url)
  if (pathname.endsWith('.data')) return true
  const isFetched = headers.get('sec-fetch-dest') === 'empty'
  return (method === 'GET' || method === 'HEAD') && !isFetched && !/\.\w+$/.test(pathname)
}

function cookieOf(name: string, value: string, protocol: string): string {
  const isSecure = protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200${isSecure}`
}

function readCookies(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  // Longer ones are none of ours.
  return new Map(
    pairs.flatMap(([name = '', value = '']) => (value.length > 0 && value.length <= 200 ? [[name, value]] : [])),
  )
}
