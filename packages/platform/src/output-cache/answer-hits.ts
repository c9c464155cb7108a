import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { createSecurityHeaders, type SecurityOptions } from '../http/delivery/security-headers.ts'
import { requestIdFrom } from '../http/message/request-scope.ts'
import { createOnSent } from '../http/server/create-http-server.ts'
import { forwardedUrlOf } from '../http/server/forwarded.ts'
import { createObserver } from '../http/site/observe.ts'
import type { Log } from '../log/index.ts'
import type { Metrics } from '../metrics/index.ts'
import type { CachedPage } from './cached-page.ts'
import { createBodyChooser } from './choose-body.ts'

export type HitListenerOptions = {
  find(address: string): CachedPage | null
  onHit(): void
  readonly trustProxy: boolean
  readonly security: SecurityOptions
  readonly log: Log
  readonly metrics: Metrics
}

/** Answers a request from memory, as the whole site would have; false when it has to. */
export type HitListener = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** The short way for pages that are kept: neither request nor response is made, only headers, a nonce and bytes. */
export function createHitListener(options: HitListenerOptions): HitListener {
  const { find, onHit, trustProxy, security, log, metrics } = options
  const observe = createObserver({ log, metrics, isQuiet: () => false })
  const chooseBody = createBodyChooser()
  const headOf = createHeads(security)
  const spares = new SpareBuffers()

  function findPage(incoming: IncomingMessage, isGzip: boolean | null): CachedPage | null {
    const address = isGzip === null ? null : addressOf(incoming, trustProxy)
    return address === null ? null : find(address)
  }

  return (incoming, outgoing) => {
    const kind = chooseBody(incoming.headers['accept-encoding'])
    const isGzip = kind === null ? null : kind === 'gzip'
    const page = findPage(incoming, isGzip)
    const nonce = randomUUID()
    if (isGzip === null || !page?.template.fits(nonce)) return false

    const startedAt = performance.now()
    const requestId = requestIdFrom(onlyOne(incoming.headers['x-request-id']))
    const body = isGzip ? page.template.fillGzip(nonce, spares.take(page)) : page.template.fill(nonce)
    const tellWhenSent = createOnSent({ incoming, outgoing })
    const onSent: typeof tellWhenSent = (report) =>
      tellWhenSent((sent) => {
        if (isGzip && !sent.isAborted) spares.release(page, body)
        report(sent)
      })
    const scope = { requestId, route: 'page', view: page.view, onSent }
    observe({ method: 'GET', path: pathOf(incoming) }, scope, { status: 200, headers: none }, startedAt)
    onHit()
    outgoing.writeHead(200, headOf(page).write({ nonce, requestId, length: body.byteLength, isGzip }))
    outgoing.end(body)
    return true
  }
}

function addressOf(incoming: IncomingMessage, trustProxy: boolean): string | null {
  const { method, url = '', headers } = incoming
  if (method !== 'GET' || headers.authorization !== undefined || !url.startsWith('/')) return null
  const forwarded = trustProxy ? forwardedUrlOf(incoming) : null
  return forwarded ?? `http://${headers.host}${url}`
}

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

function onlyOne(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null
}

type Facts = { readonly nonce: string; readonly requestId: string; readonly length: number; readonly isGzip: boolean }
type Head = { write(facts: Facts): string[] }

// What left is counted on the wire.
const none = new Headers()

const GAP = '{nonce}'

/** The headers of a page are put together once; then only what differs from answer to answer is filled in. */
function createHeads(security: SecurityOptions): (page: CachedPage) => Head {
  const secure = createSecurityHeaders(security)
  let heads = new WeakMap<CachedPage, Head>()
  let sources = security.extraSources?.()

  function createHead({ key, headers: own }: CachedPage): Head {
    const headers = new Headers(own.map(([name, value]): [string, string] => [name, value]))
    secure(headers, { nonce: GAP, isHttps: key.startsWith('https:') })
    headers.append('vary', 'accept-encoding')
    const policy = headers.get('content-security-policy')?.split(GAP) ?? null
    headers.delete('content-security-policy')
    const fixed = [...headers].flat()
    return {
      write({ nonce, requestId, length, isGzip }) {
        const head = [...fixed, 'x-request-id', requestId, 'content-length', String(length)]
        if (policy) head.push('content-security-policy', policy.join(nonce))
        if (isGzip) head.push('content-encoding', 'gzip')
        return head
      },
    }
  }

  return (page) => {
    const now = security.extraSources?.()
    if (now !== sources) heads = new WeakMap()
    sources = now
    const head = heads.get(page) ?? createHead(page)
    heads.set(page, head)
    return head
  }
}

const MOST_PAGES = 64
const MOST_EACH = 8

/** Bodies of the pages in most demand that have been sent: filling one in again is cheaper than copying twenty kilobytes. */
class SpareBuffers {
  readonly #spares = new LRUCache<CachedPage, Buffer<ArrayBuffer>[]>({ max: MOST_PAGES })

  take(page: CachedPage): Buffer<ArrayBuffer> | null {
    return this.#spares.get(page)?.pop() ?? null
  }

  /** To be called when the last byte has left, and never before. */
  release(page: CachedPage, body: Buffer<ArrayBuffer>): void {
    const spares = this.#spares.get(page)
    if (spares && spares.length < MOST_EACH) spares.push(body)
    if (!spares) this.#spares.set(page, [body])
  }
}
