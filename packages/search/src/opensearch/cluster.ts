import { setTimeout as pause } from 'node:timers/promises'
import { Client, errors } from '@opensearch-project/opensearch'
import type { CountedFacets } from './queries/translate-facets.ts'

export type ClusterSettings = {
  /** The nodes of one cluster, or what stands before them. */
  readonly urls: readonly string[]
  /** How long one question may take; whoever is late is not asked again. */
  readonly searchMs?: number
  readonly writeMs?: number
}

type Hit = {
  readonly _id: string
  readonly _score: number | null
  readonly _source?: { readonly key?: number | string; readonly document?: object; readonly state?: unknown }
  readonly sort?: readonly unknown[]
  readonly fields?: Readonly<Record<string, readonly string[]>>
}

/** What OpenSearch answers to a search, as far as it is read here. */
export type Found = {
  /** `total` where it was asked for. */
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly Hit[] }
  readonly aggregations?: Readonly<
    Record<string, CountedFacets[string] & { value?: number; doc_count?: number; buckets?: readonly Bucket[] }>
  >
}

type Bucket = { readonly key: string; readonly doc_count: number }

/** Questions of one preference are answered by one copy of the index. */
type Asking = { readonly isPatient: boolean; readonly preference?: string }
/** For those whom no shopper waits for: the first count over a large index takes its time. */
export const patiently: Asking = { isPatient: true }

export type Cluster = {
  readonly client: Client
  search(index: string, body: object): Promise<Found>
  /** Several questions in one go, answered in their order. */
  searchAll(index: string, bodies: readonly object[], options?: Asking): Promise<Found[]>
  /** Lines of a bulk request; all of them are searchable when it settles, unless told otherwise. */
  write(index: string, lines: readonly string[], options?: { readonly isSearchable: boolean }): Promise<void>
  close(): Promise<void>
}

/** After these pauses a question is asked again that met a node which is going or coming. */
const PAUSES_MS = [30, 100, 250]

/** Nodes that do not answer are left out for a while, and another one is asked. */
export function connectCluster({ urls, searchMs = 3_000, writeMs = 60_000 }: ClusterSettings): Cluster {
  const client = new Client({
    nodes: [...urls],
    maxRetries: Math.max(urls.length, 2),
    requestTimeout: writeMs,
    // Documents may have keys of any name; they are read as plain data.
    disablePrototypePoisoningProtection: true,
  })
  // The client would also ask again what took too long, when nobody waits for it any more: `ask` tries again itself.
  const searching = ({ isPatient }: Asking) => ({ requestTimeout: isPatient ? writeMs : searchMs, maxRetries: 0 })

  return {
    client,
    async search(index, body) {
      const [found] = await ask(index, [body])
      if (!found) throw new SearchFailed('OpenSearch answered less than it was asked')
      return found
    },
    searchAll: ask,
    async write(index, lines, { isSearchable } = { isSearchable: true }) {
      if (lines.length === 0) return
      const { body } = await client.bulk(
        // The lines are ready to be sent: to make them here would be done twice.
        { index, refresh: isSearchable, timeout: '10s', require_alias: false, body: `${lines.join('\n')}\n` as never },
      )
      if (body.errors) throw writeFailed(body.items)
    },
    close: () => client.close(),
  }

  async function ask(
    index: string,
    bodies: readonly object[],
    asking: Asking = { isPatient: false },
  ): Promise<Found[]> {
    const { preference } = asking
    const lines = bodies.flatMap((body) => [{ index, ...searchHeader, ...(preference && { preference }) }, body])
    for (const wait of [...PAUSES_MS, null]) {
      try {
        return await askOnce(lines, asking)
      } catch (error) {
        if (wait === null || !isPassing(error)) throw error
        await pause(wait)
      }
    }
    throw new SearchFailed('OpenSearch was not asked')
  }

  async function askOnce(lines: readonly object[], asking: Asking): Promise<Found[]> {
    // The types of the client know all that may be asked and answered; this asks and reads a small part of it.
    const { body } = await client.msearch({ body: lines as never }, searching(asking))
    // The same: only what was asked for comes back.
    const answers = body.responses as unknown as readonly (Found & { status: number; error?: unknown })[]
    for (const { error, status } of answers) if (error) throw new SearchFailed(reasonOf(error), status)
    return [...answers]
  }
}

/** A missing part of an index is no answer, and neither is a missing index: its documents are not there to be found. */
const searchHeader = { allow_partial_search_results: false }

/** OpenSearch refused, or could not do, what it was asked. */
export class SearchFailed extends Error {
  override readonly name = 'SearchFailed'
  readonly status: number | null

  constructor(message: string, status: number | null = null) {
    super(message)
    this.status = status
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof SearchFailed) return error.status !== null && error.status >= 500
  if (error instanceof errors.ResponseError) return (error.statusCode ?? 0) >= 500 || error.statusCode === 429
  return error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError
}

function writeFailed(items: readonly object[]): SearchFailed {
  // Each item has one key, the kind of change, and below it how that ended.
  const outcomes = items.flatMap((item) => Object.values(item)) as readonly { status?: number; error?: unknown }[]
  const failed = outcomes.filter(({ error }) => error !== undefined)
  const [first] = failed
  return new SearchFailed(`${failed.length} documents were refused: ${reasonOf(first?.error)}`, first?.status ?? null)
}

function reasonOf(error: unknown): string {
  return JSON.stringify(error)?.slice(0, 500) ?? 'for no reason it tells'
}
