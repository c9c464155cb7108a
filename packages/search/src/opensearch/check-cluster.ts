import { errors } from '@opensearch-project/opensearch'
import type { Cluster } from './cluster.ts'

/** The cluster cannot be used as configured; the message says why in words for whoever started the shop. */
export class ClusterRefused extends Error {
  override readonly name = 'ClusterRefused'
}

const OLDEST = 2
const SLOW_MS = 1_000
const ASKING = { requestTimeout: 2_000, maxRetries: 1 } as const

/**
 * Throws when what answers is no OpenSearch, is too old, or does not let us in: that will not pass by itself.
 * Answers what is wrong for now, in words that may be read by anybody, and null when nothing is.
 */
export async function checkCluster({ client }: Cluster, prefix: string): Promise<string | null> {
  const begun = performance.now()
  try {
    const { body } = await client.info({}, ASKING)
    refuseOthers(body)
    const blocked = await findBlock(client, prefix)
    if (blocked) return blocked
    const tookMs = Math.round(performance.now() - begun)
    return tookMs > SLOW_MS ? `is slow: it took ${tookMs} ms to say its version` : null
  } catch (error) {
    return describe(error)
  }
}

function refuseOthers(info: unknown): void {
  // Whatever answers at the address may say anything.
  const { version } = (typeof info === 'object' && info !== null ? info : {}) as {
    version?: { number?: unknown; distribution?: unknown }
  }
  if (version?.distribution !== 'opensearch') {
    throw new ClusterRefused('What answers at SEARCH_URL is not OpenSearch.')
  }
  if (Number.parseInt(String(version.number), 10) >= OLDEST) return
  throw new ClusterRefused(`OpenSearch ${version.number} is too old: ${OLDEST}.0 is the oldest that serves this shop.`)
}

function describe(error: unknown): string {
  if (error instanceof ClusterRefused) throw error
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 0
    if (status === 401 || status === 403)
      throw new ClusterRefused('OpenSearch refuses the user or password of SEARCH_URL.')
    if (status < 500) throw new ClusterRefused(`What answers at SEARCH_URL is not OpenSearch: it says ${status}.`)
    return `answers ${status}`
  }
  if (error instanceof errors.DeserializationError)
    throw new ClusterRefused('What answers at SEARCH_URL is not OpenSearch.')
  if (error instanceof errors.TimeoutError) return 'does not answer in time'
  return 'cannot be reached'
}

const readOnly = 'is read-only: changes of the catalogue wait until it can be written'
const full = 'has no room left on its disks and takes no changes'

/** A disk that is full makes OpenSearch take deletions only; read-only is what an operator set. */
async function findBlock(client: Cluster['client'], prefix: string): Promise<string | null> {
  const { body: cluster } = await client.cluster.getSettings({ flat_settings: true }, ASKING)
  const settings = { ...cluster.persistent, ...cluster.transient }
  if (isSet(settings, 'cluster.blocks.read_only')) return readOnly
  if (isSet(settings, 'cluster.blocks.read_only_allow_delete')) return full
  const { body: indexes } = await client.indices.getSettings(
    {
      index: [`${prefix}-*`, `${prefix}.state`],
      name: 'index.blocks.*',
      flat_settings: true,
      allow_no_indices: true,
      ignore_unavailable: true,
    },
    ASKING,
  )
  const blocks = Object.values(indexes).map(({ settings: own }): object => own ?? {})
  if (blocks.some((own) => isSet(own, 'index.blocks.read_only_allow_delete'))) return full
  return blocks.some((own) => isSet(own, 'index.blocks.read_only') || isSet(own, 'index.blocks.write'))
    ? readOnly
    : null
}

function isSet(settings: object, name: string): boolean {
  return Object.entries(settings).some(([key, value]) => key === name && String(value) === 'true')
}
