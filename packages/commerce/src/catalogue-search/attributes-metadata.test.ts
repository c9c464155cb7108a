import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'

let api: CatalogueApi
beforeAll(async () => {
  api = await openCatalogueApi()
})
afterAll(() => api.close())

type Attribute = { readonly attribute_code: string; readonly options: readonly { readonly label: string }[] }
type Hit = { readonly sku: string; readonly attributes_metadata?: readonly Attribute[] }

async function find(skus: readonly string[], parameters = ''): Promise<Hit[]> {
  const search =
    '/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&response_format=compact'
  const _appliedFilters = [{ attribute: 'sku', value: { in: skus }, scope: 'default' }]
  const { body } = await api.ask(`${search}${parameters}`, { body: { _appliedFilters } })
  // A compact answer has the documents themselves as hits.
  return (body?.['hits'] ?? []) as Hit[]
}

const metadataOf = async (sku: string, parameters = '') => (await find([sku], parameters))[0]?.attributes_metadata
const optionsOf = (attributes: readonly Attribute[] | undefined, code: string) =>
  attributes?.find((attribute) => attribute.attribute_code === code)?.options.map(({ label }) => label)

describe('attributes_metadata', () => {
  it('comes with a product that is asked for alone, once the view is set to tell it', async () => {
    expect(await metadataOf('vk101')).toBeUndefined()

    await api.stores.configure('nl', { loadByAttributeMetadata: true })
    await expect.poll(() => metadataOf('vk101')).toBeDefined()
    const attributes = await metadataOf('vk101')
    expect(optionsOf(attributes, 'color')).toHaveLength(1)
    expect(optionsOf(attributes, 'size')?.length).toBeGreaterThan(1)
    const { body } = await api.ask('/api/url/map', { body: { url: 'hoodie-101' } })
    expect(body).toMatchObject({ _source: { sku: 'vk101', attributes_metadata: attributes } })
  })

  it('stays away from lists, and from who asks for less', async () => {
    expect((await find(['vk101', 'vk102'])).map((hit) => 'attributes_metadata' in hit)).toEqual([false, false])
    expect(await metadataOf('vk101', '&_source_include=sku')).toBeUndefined()
    expect(await metadataOf('vk101', '&_source_exclude=attributes_metadata')).toBeUndefined()
  })
})
