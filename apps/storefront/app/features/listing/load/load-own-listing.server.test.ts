import { describe, expect, it } from 'vitest'
import { type AskedSearch, aCatalogue, aProductHit, aShopRequest } from '#testing/a-shop-request.ts'
import { loadOwnListing } from './load-own-listing.server.ts'

async function open() {
  const asked: AskedSearch[] = []
  const answer = aCatalogue((search) => {
    asked.push(search)
    return { hits: [aProductHit({ final_price_incl_tax: asked.length })], total: 1 }
  })
  const shop = await aShopRequest('nl', { answer })
  return { shop, asked, load: (question: object) => loadOwnListing(shop, toForm(question)) }
}

function toForm(question: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(question)) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

const groupToken = 'proof'

describe('loadOwnListing', () => {
  it('asks for the list of a category with the proof of the group, as its page does [PRICE-23]', async () => {
    const { load, asked } = await open()
    const listing = await load({ groupToken, categoryId: 9, search: '?sort=final_price:desc&price=0-50' })

    expect(listing).toMatchObject({ total: 1, sort: 'final_price:desc', chips: [{ code: 'price', id: '0-50' }] })
    expect(asked[0]).toMatchObject({ groupToken, _appliedSort: [{ field: 'final_price', options: 'desc' }] })
    expect(asked[0]?._appliedFilters).toContainEqual({ attribute: 'category_ids', value: { in: [9] } })
  })

  it('asks for what the words in the address find, as the search page does [PRICE-23]', async () => {
    const { load, asked } = await open()

    expect(await load({ groupToken, search: '?q=hoodie' })).toMatchObject({ pageSize: 18, sort: '' })
    expect(asked[0]).toMatchObject({ groupToken, _searchText: 'hoodie' })
  })

  it('keeps the list of a group for nobody', async () => {
    const { load, shop } = await open()
    const before = shop.caches.listings.usage()
    const question = { groupToken, categoryId: 9, search: '' }

    expect((await load(question))?.products[0]?.amount).not.toBe((await load(question))?.products[0]?.amount)
    expect(shop.caches.listings.usage()).toEqual(before)
  })

  it('makes nothing of a question without a proof or a list', async () => {
    const { load, asked } = await open()
    const search = '?q=hoodie'
    const questions = [
      {},
      { search },
      { search, groupToken: '' },
      { search, groupToken: new Blob(['proof']) },
      { search, groupToken: 'x'.repeat(5000) },
      { groupToken },
      { groupToken, search: `?q=${'x'.repeat(5000)}` },
      { groupToken, search: '?q=ab' },
      { groupToken, search, categoryId: 'nine' },
      { groupToken, search, categoryId: 1e99 },
    ]

    expect(await Promise.all(questions.map(load))).toEqual(questions.map(() => null))
    expect(asked).toEqual([])
  })
})
