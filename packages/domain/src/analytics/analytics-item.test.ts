import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyticsItem } from './analytics-item.ts'
import { anAnalyticsProduct } from './testing.ts'

describe('analyticsItem', () => {
  it('tells id, name, brand, categories, size, price, quantity and discount [ANA-01]', () => {
    expect(analyticsItem(anAnalyticsProduct())).toEqual({
      item_id: 'VK1-92',
      item_name: 'Dino tee',
      item_brand: 'Vonk',
      item_category: 'Girls',
      item_category2: 'Tees',
      item_variant: '92',
      price: 24.99,
      quantity: 2,
      discount: 5,
    })
  })

  it('tells five levels of categories at most [ANA-01]', () => {
    const item = analyticsItem(anAnalyticsProduct({ categories: ['a', 'b', 'c', 'd', 'e', 'f'] }))

    expect(item).toMatchObject({ item_category: 'a', item_category5: 'e' })
    expect(Object.values(item)).not.toContain('f')
  })

  it('knows no discount where nothing was reduced [ANA-01]', () => {
    expect(analyticsItem(anAnalyticsProduct({ originalPrice: 2499 })).discount).toBe(0)
    expect(analyticsItem(anAnalyticsProduct({ originalPrice: 0 })).discount).toBe(0)
  })

  it('gives the price including tax with no more than two decimals [ANA-02]', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (price, originalPrice) => {
        const item = analyticsItem(anAnalyticsProduct({ price, originalPrice }))

        expect(item.price).toBe(Number((price / 100).toFixed(2)))
        expect(String(item.discount)).toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
  })
})
