import { setTimeout as pause } from 'node:timers/promises'
import type { OpenedEngine } from '@vonk/commerce/catalogue-search'
import type { Language } from '@vonk/domain/stores'
import { ServiceUnavailable } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import { createEmbeddedSearch } from '@vonk/search/embedded'
import type { SearchEngine } from '@vonk/search/port'

export type AdapterSettings = {
  languageOf(index: string): Language
  readonly notFilterable?: readonly string[]
  /** Where the cluster is, and what its indexes are named. */
  readonly urls: readonly string[]
  readonly prefix: string
  readonly log: Log
}

type Adapter = (settings: AdapterSettings) => Promise<OpenedEngine>

const adapters = new Map<string, Adapter>([
  ['embedded', openEmbedded],
  ['opensearch', openOpenSearch],
])

/** The engine of that name. */
export function findSearchAdapter(name: string): Adapter {
  const adapter = adapters.get(name)
  if (!adapter) throw new SearchAdapterNotFound(name)
  return adapter
}

async function openEmbedded(settings: AdapterSettings): Promise<OpenedEngine> {
  return {
    engine: createEmbeddedSearch({ settings }),
    shared: null,
    findConcern: async () => null,
    close: async () => {},
  }
}

async function openOpenSearch({ urls, prefix, log, ...settings }: AdapterSettings): Promise<OpenedEngine> {
  const { cluster, findConcern, close } = await openCluster({ urls, prefix, log })
  const { createOpenSearch } = await import('@vonk/search/opensearch')
  const { engine, shared } = createOpenSearch({ cluster, settings: { ...settings, prefix } })
  return { engine: sayOutages(engine), shared, findConcern, close }
}

/** One that cannot serve this shop ends the start; one that is away for now does not: carts and orders need no search. */
export async function openCluster({ urls, prefix, log }: Pick<AdapterSettings, 'urls' | 'prefix' | 'log'>) {
  // Loaded here alone: a shop with the embedded engine has no use for the client.
  const { checkCluster, ClusterRefused, connectCluster } = await import('@vonk/search/opensearch')
  const cluster = connectCluster({ urls })
  const close = () => cluster.close()
  const findConcern = () => soon(checkCluster(cluster, prefix).catch((error: Error) => error.message))
  try {
    const concern = await checkCluster(cluster, prefix)
    if (concern !== null) log.error({ concern }, 'OpenSearch is in trouble: lists and searches may not be answered')
    return { cluster, findConcern, close }
  } catch (error) {
    await close()
    throw error instanceof ClusterRefused ? new SearchRefused(error.message, { cause: error }) : error
  }
}

/** The search engine cannot be used as configured; the message says why in words for whoever started the shop. */
export class SearchRefused extends Error {
  override readonly name = 'SearchRefused'
}

/** Whoever asks whether the process is ready waits half a second at most. */
const SOON_MS = 400

async function soon(concern: Promise<string | null>): Promise<string | null> {
  const timer = new AbortController()
  const late = pause(SOON_MS, 'does not answer in time', { signal: timer.signal }).catch(() => null)
  return Promise.race([concern, late]).finally(() => timer.abort())
}

/** Longer than a shopper waits for a list. */
const PATIENCE_MS = 3_000

/** A question that cluster or network cannot answer is an outage, not a mistake. */
function sayOutages(engine: SearchEngine): SearchEngine {
  return {
    ...engine,
    query: (...asked) => withDeadline(engine.query(...asked)),
    suggest: (...asked) => withDeadline(engine.suggest(...asked)),
  }
}

async function withDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS)
  try {
    return await Promise.race([answer, late.promise])
  } catch (cause) {
    throw new ServiceUnavailable('the search engine cannot answer', { cause })
  } finally {
    clearTimeout(timer)
  }
}

export class SearchAdapterNotFound extends Error {
  override readonly name = 'SearchAdapterNotFound'

  constructor(adapter: string) {
    super(`search-adapter-not-found: there is no search engine "${adapter}", only ${[...adapters.keys()].join(', ')}`)
  }
}
