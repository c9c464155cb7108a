import { analyticsEvent } from '@vonk/domain/analytics'
import { describe, expect, it } from 'vitest'
import { aCartProduct, aLine } from '../testing.ts'
import { toAnalyticsProducts } from './to-analytics-products.ts'

describe('toAnalyticsProducts', () => {
  it('tells of a line what it is, in which size, how many and what each costs [ANA-01] [ANA-02]', () => {
    const products = toAnalyticsProducts([aLine({ quantity: 2 })], [aCartProduct()])

    expect(analyticsEvent({ event: 'view_cart', currency: 'EUR', products })).toMatchObject({
      event: 'view_cart',
      ecommerce: {
        currency: 'EUR',
        value: 39.9,
        items: [
          {
            item_id: 'TEE-210',
            item_name: 'Anker tee',
            item_brand: 'Vonk',
            item_category: 'Girls',
            item_category2: 'Tees',
            item_variant: '104',
            price: 19.95,
            quantity: 2,
            discount: 0,
          },
        ],
      },
    })
  })

  it('tells how much was taken off the size that was chosen [ANA-01]', () => {
    const [reduced] = toAnalyticsProducts([aLine({ sku: 'TEE-212', unitPrice: 1495 })], [aCartProduct()])

    expect(reduced).toMatchObject({ price: 1495, originalPrice: 1995 })
  })

  it('tells what the device knows until the shop has told of the product, and nothing without a price', () => {
    expect(toAnalyticsProducts([aLine()], [])).toMatchObject([{ name: 'Anker tee', brand: '', price: 1995 }])
    expect(toAnalyticsProducts([aLine({ unitPrice: null })], [aCartProduct()])).toEqual([])
  })
})
