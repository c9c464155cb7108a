import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'

let api: CatalogueApi
beforeAll(async () => {
  api = await openCatalogueApi()
})
afterAll(() => api.close())

const index = '/api/catalog/vue_storefront_catalog'
const listed = [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }]

type Answer = {
  readonly hits: { readonly total: number; readonly hits: readonly { readonly _source: { readonly sku: string } }[] }
  readonly aggregations: Readonly<Record<string, { readonly buckets: readonly object[] }>>
}

async function answerTo(query: object, parameters = ''): Promise<Answer> {
  const { status, body } = await api.ask(`${index}/product/_search?${parameters}`, { body: query })
  expect(status).toBe(200)
  // A search that succeeds answers in the shape of Elasticsearch.
  return body as unknown as Answer
}

async function skusOf(query: object, parameters = '') {
  const { hits } = await answerTo(query, parameters)
  return hits.hits.map(({ _source: { sku } }) => sku)
}

function filtered(...clauses: object[]) {
  return { query: { bool: { filter: { bool: { must: [...listed, ...clauses] } } } } }
}

function searching(text: string) {
  const alternatives = { bool: { should: [{ match_phrase: { sku: { query: text, boost: 1 } } }] } }
  const words = { multi_match: { fields: ['name^4', 'sku^2'], query: text, operator: 'or', fuzziness: 2 } }
  const query = { bool: { should: [words, alternatives] } }
  const must = { function_score: { functions: [], score_mode: 'multiply', min_score: 1, query } }
  return { query: { bool: { filter: { bool: { must: listed } }, must } } }
}

describe('a query of Elasticsearch', () => {
  it('lists what passes all its filters, in the order of the address or its own', async () => {
    const hoodies = filtered({ terms: { category_ids: [21] } })

    expect(await skusOf(hoodies, 'sort=final_price:desc')).toEqual(['vk103', 'vk102', 'vk101'])
    expect(await skusOf({ ...hoodies, sort: [{ final_price: { order: 'asc' } }] })).toEqual(['vk101', 'vk102', 'vk103'])
    expect(await skusOf(hoodies, 'sort=category.position:asc')).toEqual(['vk102', 'vk101', 'vk103'])
  })

  it('finds an attribute of a product or of its variants, and prices as shoppers pay them', async () => {
    const sized = { bool: { must: [{ terms: { size_options: ['192'] } }, { match: { type_id: 'configurable' } }] } }
    const size = { bool: { should: [{ terms: { size: ['192'] } }, sized] } }

    expect((await skusOf(filtered(size))).toSorted()).toEqual(['vk101', 'vk102', 'vk103'])
    expect((await skusOf(filtered({ range: { final_price: { gt: 30, lte: 60 } } }))).toSorted()).toEqual([
      'vk101',
      'vk102',
    ])
    expect(await skusOf(filtered({ bool: { must_not: [{ exists: { field: 'size_options' } }] } }))).toEqual(['bag'])
    expect(await skusOf(filtered({ terms: { 'category.name.keyword': ['Tees'] } }))).toEqual([])
    expect(await skusOf(filtered({ term: { sku: 'bag' } }))).toEqual(['bag'])
  })

  it('counts terms and ranges of what it found, under the names it gives them', async () => {
    const aggs = {
      agg_terms_color: { terms: { field: 'color', size: 10 } },
      agg_range_price: { range: { field: 'price', ranges: [{ from: 0, to: 50 }, { from: 50 }] } },
    }
    const { aggregations, hits } = await answerTo({ ...filtered({ terms: { category_ids: [21] } }), aggs })

    expect(hits.total).toBe(3)
    expect(aggregations['agg_terms_color']?.buckets).toHaveLength(3)
    expect(aggregations['agg_range_price']?.buckets).toEqual([
      { key: '0.0-50.0', from: 0, to: 50, doc_count: 1 },
      { key: '50.0-*', from: 50, doc_count: 2 },
    ])
  })

  it('finds a variant by its sku as a product of its own, which no list shows', async () => {
    const bySku = (...skus: string[]) => ({ query: { bool: { filter: { terms: { sku: skus } } } } })
    const { hits } = await answerTo(bySku('vk101-92', 'bag', 'nobody'))

    expect(hits.total).toBe(2)
    expect(hits.hits[0]?._source).toMatchObject({ sku: 'bag' })
    expect(hits.hits[1]).toMatchObject({
      _id: '1010',
      _source: {
        ...{ id: 1010, sku: 'vk101-92', name: 'Hoodie Vonkje', type_id: 'simple', visibility: 1, size: 192 },
        ...{ price_incl_tax: 40, variant_of: 'vk101', stock: { is_in_stock: true } },
      },
    })
    for (const field of ['configurable_children', 'configurable_options', 'size_options', '_search'])
      expect(hits.hits[1]?._source).not.toHaveProperty(field)
    expect(await skusOf(filtered({ terms: { sku: ['vk101-92', 'bag'] } }))).toEqual(['bag'])
    expect(await skusOf(searching('vk101-92'))).not.toContain('vk101-92')
  })

  it('finds variants page by page, with what else is asked of them', async () => {
    const skus = ['vk102-92', 'vk102-98', 'vk102-128', 'bag', 'vk102']
    const must = (...clauses: object[]) => ({ query: { bool: { must: [{ terms: { sku: skus } }, ...clauses] } } })

    expect(await skusOf(must(), 'from=0&size=3')).toEqual(['vk102', 'bag', 'vk102-92'])
    expect(await skusOf(must(), 'from=3&size=3')).toEqual(['vk102-98', 'vk102-128'])
    expect(await skusOf(must({ terms: { size: [198] } }))).toEqual(['vk102-98'])
    expect(await skusOf(must({ range: { final_price: { lt: 50 } } }))).toEqual(['bag'])
    const { hits } = await answerTo(must({ terms: { size: [198] } }), '_source_include=sku,stock.qty')
    expect(hits.hits).toMatchObject([{ _source: { sku: 'vk102-98', stock: { qty: 5 } } }])
    expect(Object.keys(hits.hits[0]?._source ?? {})).toEqual(['sku', 'stock'])
  })

  it('signs the price of a variant', async () => {
    const query = { query: { bool: { filter: { terms: { sku: ['vk101-92'] } } } } }
    const { hits } = await answerTo(query, '_source_exclude=description')

    expect(hits.hits[0]?._source).toHaveProperty('sgn')
  })

  it('answers everything to who asks for everything', async () => {
    const everything = { query: { match_all: {} } }
    const { hits } = await answerTo(everything, 'size=50')

    expect(hits.total).toBe((await answerTo({}, 'request_format=dsl')).hits.total)
    expect(
      await skusOf({ query: { bool: { must: { match_all: { boost: 1 } }, filter: { term: { sku: 'bag' } } } } }),
    ).toEqual(['bag'])
    expect(await skusOf({ query: { bool: { must_not: [{ match_all: {} }] } } })).toEqual([])
  })

  it('searches for words as the shop itself does', async () => {
    expect(await skusOf(searching('pluk'))).toEqual(['bag'])
    expect(await skusOf(searching('zzqqxx'))).toEqual([])
  })

  it('is read from the address too', async () => {
    const request = encodeURIComponent(JSON.stringify(filtered({ terms: { sku: ['vk102'] } })))
    const { body } = await api.ask(`${index}/product/_search?size=8&from=0&request=${request}`)

    expect(body).toMatchObject({ hits: { total: 1, hits: [{ _source: { sku: 'vk102' } }] } })
  })

  it.each([
    ['a script', { query: { bool: { filter: { script: { script: 'doc' } } } } }],
    ['a wildcard', filtered({ wildcard: { sku: '*' } })],
    ['two fields in one clause', filtered({ terms: { sku: ['a'], name: ['b'] } })],
    ['a range without ends', filtered({ range: { price: {} } })],
    ['an aggregation inside another', { aggs: { a: { terms: { field: 'color' }, aggs: {} } } }],
    ['paging of its own', { ...filtered(), size: 5000 }],
    ['no object', { query: 'all' }],
  ])('is refused where it holds %s', async (_, body) => {
    const answer = await api.ask(`${index}/product/_search`, { body })

    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 400,
      result: expect.stringContaining('beyond what the shop understands'),
    })
  })

  it('is refused when it is nested without end', async () => {
    let clause: object = { terms: { sku: ['vk101'] } }
    for (let level = 0; level < 40; level += 1) clause = { bool: { must: [clause] } }

    expect((await api.ask(`${index}/product/_search`, { body: filtered(clause) })).status).toBe(400)
  })

  it('tells nobody what other customers pay', async () => {
    const groups = { aggs: { told: { terms: { field: '_search.group_price.2' } } } }

    expect((await answerTo({ ...filtered(), ...groups })).aggregations['told']?.buckets).toEqual([])
  })
})
