import { connectCluster, createOpenSearch } from '@vonk/search/opensearch'
import { type SearchCluster, startSearchCluster } from '@vonk/testkit/opensearch'
import type { Engine } from './candidate.ts'

const view = 'bench'
const products = { index: view, entity: 'product' }

/** Three nodes on this machine; an index is built beside the one that serves, as a shop builds it. */
export const opensearch: Engine = {
  title: 'OpenSearch, three nodes',
  async open(language) {
    const nodes: SearchCluster = await startSearchCluster({ isMeasured: true })
    const cluster = connectCluster({ urls: nodes.nodes.map(({ url }) => url), searchMs: 60_000 })
    const { engine, shared } = createOpenSearch({ cluster, settings: { languageOf: () => language, prefix: 'bench' } })
    await shared.beginRebuild(view)
    return {
      add: (documents) => shared.engine.index(products, documents),
      async finish() {
        await shared.endRebuild(view, {})
        await nodes.whenWhole()
      },
      async query(query) {
        const { total, hits } = await engine.query(products, query)
        return { total, ids: hits.map(({ id }) => id) }
      },
      async suggest(prefix, size) {
        return (await engine.suggest(products, prefix, size)).length
      },
      async megabytesElsewhere() {
        const { body } = await cluster.client.indices.stats({ metric: 'store' })
        return Math.round((body._all?.total?.store?.size_in_bytes ?? 0) / 1_048_576)
      },
      async close() {
        await cluster.close()
        await nodes.stop()
      },
    }
  },
}
