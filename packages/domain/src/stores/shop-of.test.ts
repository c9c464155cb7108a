import { describe, expect, it } from 'vitest'
import { shopOf, siblingsOf } from './shop-of.ts'
import { aDirectory, aPrefixedView, aStoreView } from './testing.ts'

describe('shopOf', () => {
  it('keeps the sample sales apart from the shops they belong to [STORE-13]', () => {
    expect(shopOf(aStoreView())).toBe('vonk')
    expect(shopOf(aStoreView({ isSampleSale: true }))).toBe('vonk-sample-sale')
    expect(shopOf(aStoreView({ brand: 'razz' }))).toBe('razz')
    expect(shopOf(aStoreView({ brand: 'razz', isSampleSale: true }))).toBe('razz-sample-sale')
  })
})

describe('siblingsOf', () => {
  it('lists the languages of the same shop and leaves the sample sale out [STORE-13]', () => {
    const sale = aStoreView({ code: 'vss_nl', isSampleSale: true })
    const directory = aDirectory(aStoreView(), aPrefixedView(), sale)

    expect(siblingsOf(directory, aStoreView()).map((view) => view.code)).toEqual(['nl', 'en'])
    expect(siblingsOf(directory, sale)).toEqual([sale])
  })
})
