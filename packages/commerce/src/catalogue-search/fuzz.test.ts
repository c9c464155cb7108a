import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'

let api: CatalogueApi
beforeAll(async () => {
  api = await openCatalogueApi()
})
afterAll(() => api.close())

const field = fc.oneof(
  fc.constantFrom('id', 'sku', 'price', 'size', 'color', 'category_ids', 'category.position', '_search', '__proto__'),
  fc.string({ maxLength: 20 }),
)
const operator = fc.constantFrom('in', 'nin', 'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'or', 'orGte', 'nor', 'from', 'x')
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(operator, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
)
const query = fc.record(
  {
    _appliedFilters: fc.array(
      fc.record({ attribute: field, value, scope: fc.constantFrom('catalog', 'default', null) }),
      {
        maxLength: 4,
      },
    ),
    _availableFilters: fc.array(fc.record({ field, scope: fc.constantFrom('catalog', null) }), { maxLength: 4 }),
    _appliedSort: fc.array(fc.record({ field, options: fc.jsonValue({ maxDepth: 1 }) }), { maxLength: 2 }),
    _searchText: fc.string({ maxLength: 60, unit: 'grapheme' }),
    groupToken: fc.string({ maxLength: 30 }),
  },
  { requiredKeys: [] },
)
const parameters = fc.record({
  size: fc.oneof(fc.integer(), fc.constant('x')),
  from: fc.oneof(fc.integer(), fc.constant('')),
  sort: fc.string({ maxLength: 30 }),
  _source_include: fc.string({ maxLength: 30 }),
  response_format: fc.constantFrom('compact', 'standard', 'other'),
})
const anything = fc.oneof(query, fc.jsonValue({ maxDepth: 12 }))
const entity = fc.constantFrom('product', 'category', 'attribute', 'taxrule', 'review', 'cms_page', 'x')

describe('searchCatalogue', () => {
  it('answers whatever it is asked with a result or a refusal, never with a failure', async () => {
    const property = fc.asyncProperty(entity, anything, parameters, async (kind, body, rest) => {
      const search = new URLSearchParams(
        Object.entries(rest).map(([name, text]): [string, string] => [name, String(text)]),
      )
      const { status } = await api.ask(`/api/catalog/vue_storefront_catalog/${kind}/_search?${search}`, { body })

      expect(status === 200 || (status >= 400 && status < 500), `status ${status}`).toBe(true)
    })
    await fc.assert(property, { numRuns: 600 })
    expect(api.lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('answers any url with what lives there or nothing', async () => {
    const url = fc.oneof(fc.string({ maxLength: 80, unit: 'binary' }), fc.webPath())
    await fc.assert(
      fc.asyncProperty(url, async (text) => {
        const { status } = await api.ask('/api/url/map', { body: { url: text } })
        expect(status === 200 || status === 400).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
