import { type Endpoint, endpoint, queryBoolean, queryInteger, queryList, refusalEnvelope } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { z } from 'zod'
import { createLog, type Log } from '../log/index.ts'
import { createMetrics } from '../metrics/index.ts'
import { type ApiOptions, createApi } from './calls/create-api.ts'
import { handle, type Route } from './calls/handle.ts'
import { createSite, type SiteOptions } from './site/create-site.ts'
import { createReadiness } from './site/readiness.ts'

export const findGarment = endpoint({
  name: 'findGarment',
  method: 'GET',
  path: '/api/garments/:id',
  params: z.object({ id: queryInteger() }),
  query: z.object({
    sizes: queryList().optional(),
    page: queryInteger().default(1),
    isNew: queryBoolean().optional(),
    sort: z.string().optional(),
  }),
  result: z.object({ id: z.int(), sizes: z.array(z.string()), page: z.int(), sort: z.string().nullable() }),
  refusals: { 'garment-not-found': 404, 'sold-out': { status: 409, details: z.object({ available: z.int() }) } },
  messages: { 'sold-out': 'Only {available} left.' },
})

const saveGarment = endpoint({
  name: 'saveGarment',
  method: 'POST',
  path: '/api/garments/:id',
  params: z.object({ id: queryInteger() }),
  body: z.object({ title: z.string().min(1), tags: z.record(z.string(), z.unknown()).optional() }),
  result: z.object({ id: z.int(), title: z.string(), tags: z.array(z.string()) }),
  refusals: {},
})

export const createCart = endpoint({
  name: 'createCart',
  method: 'POST',
  path: '/api/cart/create',
  result: z.string(),
  refusals: {},
})

const findNewest = endpoint({
  name: 'findNewest',
  method: 'GET',
  path: '/api/garments/newest',
  result: z.string(),
  refusals: {},
})

const findStory = endpoint({
  name: 'findStory',
  method: 'GET',
  path: '/api/story/:slug{.+}',
  params: z.object({ slug: z.string() }),
  result: z.object({ slug: z.string() }),
  refusals: {},
})

/** The routes most tests talk to. */
export const garmentRoutes: readonly Route[] = [
  handle(findGarment, ({ id, sizes = [], page, sort = null }) => {
    if (id === 404) return err({ code: 'garment-not-found' })
    if (id === 409) return err({ code: 'sold-out', available: 2, warehouse: 'secret shelf' })
    return ok({ id, sizes, page, sort, purchasePrice: 100 })
  }),
  handle(saveGarment, ({ id, title, tags = {} }) => ok({ id, title, tags: Object.keys(tags) })),
  handle(createCart, (_, { storeCode, token }) => ok(`${storeCode} ${token}`)),
  handle(findNewest, () => ok('newest')),
  handle(findStory, ({ slug }) => ok({ slug })),
]

/** A route whose handler does whatever the test wants. */
export function aRoute(run: () => unknown, overrides: Partial<Endpoint> = {}): Route {
  const broken = endpoint({ ...findNewest, ...overrides, path: overrides.path ?? '/api/broken' })
  return { endpoint: broken, run: run as Route['run'] }
}

/** An API that can be asked by path. */
export function anApi(options: Partial<ApiOptions> = {}) {
  const api = createApi({ routes: garmentRoutes, log: aSilentLog(), ...options })
  const request = (path: string, init?: RequestInit) => api.fetch(new Request(new URL(path, 'http://localhost'), init))
  return { ...api, request }
}

export function aSilentLog(): Log {
  return createLog({ level: 'silent', name: 'test' })
}

/** A log whose lines a test can read. */
export function aRecordingLog() {
  const lines: string[] = []
  const log = createLog({ level: 'debug', name: 'test', destination: { write: (line) => lines.push(line) } })
  return { log, text: () => lines.join(''), lines: () => lines.map((line) => JSON.parse(line)) }
}

/** The refusal envelope of a response; fails when it is anything else. */
export async function refusalIn(response: Response) {
  const envelope = refusalEnvelope.parse(await response.json())
  if (envelope.code !== response.status) throw new Error(`code ${envelope.code} under status ${response.status}`)
  return envelope
}

/** The result of a success. */
export async function resultIn(response: Response): Promise<unknown> {
  const { code, result } = (await response.json()) as { code: number; result: unknown }
  if (code !== 200 || response.status !== 200) throw new Error(`code ${code} under status ${response.status}`)
  return result
}

/** A site around the given fetch, with what it measured and logged. */
export function aSite(overrides: Partial<SiteOptions> = {}) {
  const recording = aRecordingLog()
  const metrics = createMetrics({ processMetrics: false })
  const readiness = createReadiness({ checks: {} })
  const api = createApi({ routes: garmentRoutes, log: recording.log })
  const site = createSite({ fetch: api.fetch, log: recording.log, metrics, readiness, ...overrides })
  const get = (path: string, headers: Record<string, string> = {}) =>
    site.fetch(new Request(`http://localhost${path}`, { headers }))
  return { ...recording, metrics, readiness, site, get }
}
