import { createEmbeddedSearch } from '@vonk/search/embedded'
import type { Engine } from './candidate.ts'

const products = { index: 'bench', entity: 'product' }

export const embedded: Engine = {
  title: 'embedded (ours)',
  async open(language) {
    const engine = createEmbeddedSearch({ settings: { languageOf: () => language } })
    return {
      add: (documents) => engine.index(products, documents),
      finish: async () => {},
      async query(query) {
        const { total, hits } = await engine.query(products, query)
        return { total, ids: hits.map(({ id }) => id) }
      },
      async suggest(prefix, size) {
        return (await engine.suggest(products, prefix, size)).length
      },
      megabytesElsewhere: async () => 0,
      close: async () => {},
    }
  },
}
