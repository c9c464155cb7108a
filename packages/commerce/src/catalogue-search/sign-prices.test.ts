import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPriceSigning } from './answers/sign-prices.ts'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'

let api: CatalogueApi
beforeAll(async () => {
  api = await openCatalogueApi()
})
afterAll(() => api.close())

type Hit = { readonly sgn?: string; readonly configurable_children?: readonly Hit[] }

async function find(parameters: string, { store = '', entity = 'product' } = {}): Promise<Hit[]> {
  const path = `/api/catalog/vue_storefront_catalog${store}/${entity}/_search`
  const { body } = await api.ask(
    `${path}?request_format=search-query&response_format=compact&sort=id:asc&${parameters}`,
    {
      body: { _appliedFilters: [{ attribute: 'id', value: { gt: 0 } }] },
    },
  )
  // Compact answers hold a list of documents.
  return (body?.['hits'] ?? []) as Hit[]
}

const signatures = (hits: readonly Hit[]) =>
  hits.map(({ sgn, configurable_children: children }) => [sgn, children?.[0]?.sgn])

describe('createPriceSigning', () => {
  it('lets others take their turn while the prices of a long list are signed', async () => {
    const order: string[] = []
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    const signHits = createPriceSigning(() => {
      clock.mockReturnValue(5 * order.push('signed'))
      return 'signature'
    })
    const source = { id: 1, sku: 'a', price_incl_tax: 1 }
    setImmediate(() => order.push('other'))
    const signed = await signHits([1, 2, 3].map((id) => ({ id, score: 1, source: { ...source, id } })))
    clock.mockRestore()

    expect(signed.map((hit) => hit.source['sgn'])).toEqual(['signature', 'signature', 'signature'])
    expect(order).toEqual(['signed', 'other', 'signed', 'signed'])
  })
})

describe('the signature of prices that are found', () => {
  it('comes with products and variants for a client that says what it does without', async () => {
    const [hoodie] = await find('_source_exclude=description')

    expect(hoodie?.sgn).toMatch(/^[0-9a-f]{64}$/)
    expect(hoodie?.configurable_children?.[0]?.sgn).toMatch(/^[0-9a-f]{64}$/)
    expect(hoodie?.configurable_children?.[0]?.sgn).not.toBe(hoodie?.sgn)
  })

  it('is the same for the same price, and another for another', async () => {
    const parameters = '_source_exclude=description'

    expect(signatures(await find(parameters))).toEqual(signatures(await find('_source_exclude=meta_title')))
    expect(new Set((await find(parameters)).map(({ sgn }) => sgn)).size).toBe((await find(parameters)).length)
  })

  it.each([
    ['nothing is left out', ''],
    ['only fields are asked for', '_source_include=sku,price_incl_tax'],
    ['the signature is left out', '_source_exclude=description,sgn'],
    ['it is left out of everything below', '_source_exclude=*.sgn'],
    ['the price is left out', '_source_exclude=price_incl_tax,configurable_children'],
  ])('does not come where %s', async (_, parameters) => {
    const hits = await find(parameters)

    expect(hits.length).toBeGreaterThan(0)
    expect(signatures(hits).flat().filter(Boolean)).toEqual([])
  })

  it('comes with products only', async () => {
    const categories = await find('_source_exclude=description', { entity: 'category' })

    expect(categories.length).toBeGreaterThan(0)
    expect(signatures(categories).flat().filter(Boolean)).toEqual([])
  })
})
