import { describe, expect, it } from 'vitest'
import { analyticsEvent } from './analytics-event.ts'
import { analyticsItem } from './analytics-item.ts'
import { anAnalyticsProduct } from './testing.ts'

describe('analyticsEvent', () => {
  it('tells what happened, to which items and what they cost together including tax [ANA-02]', () => {
    const products = [
      anAnalyticsProduct({ price: 1010, quantity: 3 }),
      anAnalyticsProduct({ sku: 'VK2', price: 1999, quantity: 1 }),
    ]

    expect(analyticsEvent({ event: 'add_to_cart', currency: 'EUR', products })).toEqual({
      event: 'add_to_cart',
      ecommerce: { currency: 'EUR', value: 50.29, items: products.map(analyticsItem) },
    })
  })

  it('tells details of an order', () => {
    const details = { transaction_id: '1000-7', shipping: 4.95, coupon: 'ZOMER' }
    const event = analyticsEvent({ event: 'purchase', currency: 'EUR', products: [], details })

    expect(event.ecommerce).toEqual({ ...details, currency: 'EUR', value: 0, items: [] })
  })
})
