import { describe, expect, it } from 'vitest'
import { type AskedSearch, aCatalogue, aProductHit, aShopRequest } from '#testing/a-shop-request.ts'
import { loadListing } from './load-listing.server.ts'

const children = [
  { id: 71, status: 1, sku: 'VK1-122', size: 210 },
  { id: 72, status: 1, sku: 'VK1-128', size: 214 },
]

async function listed(search: string) {
  const asked: AskedSearch[] = []
  const answer = aCatalogue((one) => {
    asked.push(one)
    return { hits: [aProductHit({ type_id: 'configurable', configurable_children: children })], total: 1 }
  })
  const shop = await aShopRequest('nl', { answer })
  const wanted = { scope: { categoryId: 9 }, search, pageSize: 50, defaultSort: null, listSorts: () => [] }
  const { products } = await loadListing(shop, wanted)
  return { href: products[0]?.href, fields: asked[0]?.query.get('_source_include') }
}

describe('a list filtered by one size', () => {
  it('leads to the product with that size chosen', async () => {
    const { href, fields } = await listed('?size=214')

    expect(href).toMatch(/\?childSku=VK1-128$/)
    expect(fields).toContain('configurable_children.size')
  })

  it.each(['', '?size=210&size=214', '?size=231'])('leads to the product itself otherwise: %j', async (search) => {
    const { href } = await listed(search)

    expect(href).not.toContain('childSku')
  })
})
