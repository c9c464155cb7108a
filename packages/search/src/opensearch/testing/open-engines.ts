import { randomBytes } from 'node:crypto'
import { connectCluster } from '../cluster.ts'
import { createOpenSearch, type OpenSearch, type OpenSearchSettings } from '../create-open-search.ts'

export type Engines = {
  /** An empty engine: its indexes have a name nobody else uses. */
  open(settings?: Partial<OpenSearchSettings>): OpenSearch
  /** A beginning of names that several engines can share. */
  prefix(): string
  indexNames(prefix: string): Promise<string[]>
  /** Removes the indexes of all of them. */
  close(): Promise<void>
}

/** Engines on one cluster that know nothing of each other. */
export function openEngines(urls: readonly string[], languageOf: OpenSearchSettings['languageOf']): Engines {
  const cluster = connectCluster({ urls })
  const run = `test-${randomBytes(4).toString('hex')}`
  let opened = 0
  const prefix = () => {
    opened += 1
    return `${run}-${opened}`
  }
  return {
    prefix,
    open: (settings = {}) => createOpenSearch({ cluster, settings: { languageOf, prefix: prefix(), ...settings } }),
    async indexNames(beginning) {
      const { body } = await cluster.client.indices.get({ index: `${beginning}*` })
      return Object.keys(body)
    },
    async close() {
      await cluster.client.indices.delete({ index: `${run}-*`, allow_no_indices: true })
      await cluster.close()
    },
  }
}
