import { describe, expect, it } from 'vitest'
import { type RefreshedPrices, refreshPrices, skusToRefresh } from './refresh-prices.ts'

type Price = { readonly sku: string; readonly cents: number }
const none: RefreshedPrices<Price> = new Map()
const cap = { sku: 'cap', cents: 1500 }

describe('skusToRefresh', () => {
  it('asks for each sku in view once', () => {
    expect(skusToRefresh(['cap', 'coat', 'cap'], none, 0)).toEqual(['cap', 'coat'])
  })

  it('asks again after a minute, and not before', () => {
    const prices = refreshPrices(none, { skus: ['cap'], listed: [cap], now: 1000 })

    expect(skusToRefresh(['cap'], prices, 60_999)).toEqual([])
    expect(skusToRefresh(['cap'], prices, 61_000)).toEqual(['cap'])
  })
})

describe('refreshPrices', () => {
  it('marks what was asked for as current, and nothing else [PRICE-26]', () => {
    const first = refreshPrices(none, { skus: ['cap'], listed: [cap], now: 0 })
    const second = refreshPrices(first, { skus: ['coat'], listed: [{ sku: 'coat', cents: 9900 }], now: 60_000 })

    expect(skusToRefresh(['cap', 'coat'], second, 60_000)).toEqual(['cap'])
    expect(second.get('cap')?.price).toEqual(cap)
  })

  it('does not ask for ever for what the shop has no price of', () => {
    const prices = refreshPrices(none, { skus: ['gone'], listed: [], now: 0 })

    expect(prices.get('gone')?.price).toBeNull()
    expect(skusToRefresh(['gone'], prices, 1)).toEqual([])
  })
})
