import type { SearchEngine } from '@vonk/search/port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'

const mood: { query: SearchEngine['query'] | null } = { query: null }
let api: CatalogueApi

beforeAll(async () => {
  api = await openCatalogueApi({
    wrap: (engine) => ({
      ...engine,
      query: (collection, query) => (mood.query ?? engine.query)(collection, query),
    }),
  })
})
afterAll(() => api.close())

async function search(query: SearchEngine['query'] | null) {
  mood.query = query
  const path = '/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&response_format=compact'
  const { status, body } = await api.ask(path, { body: { _searchText: 'hoodie' } })
  mood.query = null
  return { status, text: JSON.stringify(body) }
}

const excuse = 'Can not connect the vue-storefront-api / ElasticSearch instance!'

describe('a search engine that', () => {
  it('fails is told of in the words clients know, and only until it is well again [SRCH-28]', async () => {
    const failed = await search(async () => {
      throw new Error('gone')
    })

    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(failed.text).toContain(excuse)
    expect(api.lines.some((line) => JSON.stringify(line).includes('gone'))).toBe(true)
    expect((await search(null)).status).toBe(200)
  })

  it('does not answer is given up after a second [SRCH-20] [SRCH-28]', async () => {
    const begun = performance.now()
    const { status, text } = await search(() => new Promise(() => {}))

    expect([status >= 500, text.includes(excuse)]).toEqual([true, true])
    const waited = performance.now() - begun
    expect(waited).toBeGreaterThan(950)
    // A second on a machine that is busy with other things.
    expect(waited).toBeLessThan(10_000)
  })
})
