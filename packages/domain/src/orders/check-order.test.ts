import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { checkOrder, type OrderedLine, type OrderToCheck } from './check-order.ts'

function aLine(overrides: Partial<OrderedLine> = {}): OrderedLine {
  return { sku: 'JACKET-104', quantity: 1, unitPrice: { agreed: 2999, current: 2999 }, ...overrides }
}

function anOrder(overrides: Partial<OrderToCheck> = {}): OrderToCheck {
  return {
    lines: [aLine()],
    total: { agreed: 3494, current: 3494 },
    stock: { shortages: [], unverified: [] },
    ...overrides,
  }
}

const refusalOf = (order: OrderToCheck) => {
  const checked = checkOrder(order, defaultSettings)
  return checked.ok ? null : checked.refusal
}

describe('checkOrder', () => {
  it('places an order of what is there for the price that was shown', () => {
    expect(checkOrder(anOrder(), defaultSettings)).toEqual({ ok: true, value: anOrder() })
  })

  it('refuses an empty cart', () => {
    expect(refusalOf(anOrder({ lines: [] }))).toEqual({ code: 'cart-empty' })
  })

  it('refuses more than 40 products, counted in pieces', () => {
    const lines = [aLine({ quantity: 30 }), aLine({ sku: 'CAP', quantity: 10 })]

    expect(refusalOf(anOrder({ lines }))).toBeNull()
    expect(refusalOf(anOrder({ lines: [...lines, aLine({ sku: 'HAT' })] }))).toEqual({
      code: 'too-many-products',
      maximum: 40,
    })
    expect(checkOrder(anOrder({ lines: [aLine({ quantity: 3 })] }), { maxProductsPerOrder: 2 }).ok).toBe(false)
  })

  it('refuses what ran out', () => {
    const shortages = [{ sku: 'JACKET-104', wanted: 1, available: 0 }]

    expect(refusalOf(anOrder({ stock: { shortages, unverified: [] } }))).toEqual({
      code: 'products-unavailable',
      skus: ['JACKET-104'],
    })
  })

  it('refuses what nobody could check', () => {
    expect(refusalOf(anOrder({ stock: { shortages: [], unverified: ['CAP'] } }))).toEqual({
      code: 'stock-unverified',
      skus: ['CAP'],
    })
  })

  it('refuses a price that is no longer the one the shopper saw, and says both', () => {
    const lines = [aLine(), aLine({ sku: 'CAP', unitPrice: { agreed: 999, current: 1099 } })]

    expect(refusalOf(anOrder({ lines, total: { agreed: 4493, current: 4593 } }))).toEqual({
      code: 'price-changed',
      lines: [{ sku: 'CAP', was: 999, now: 1099 }],
      total: { was: 4493, now: 4593 },
    })
  })

  it('refuses another total at the same prices, and other prices at the same total', () => {
    expect(refusalOf(anOrder({ total: { agreed: 3494, current: 3194 } }))).toEqual({
      code: 'price-changed',
      lines: [],
      total: { was: 3494, now: 3194 },
    })
    expect(refusalOf(anOrder({ lines: [aLine({ unitPrice: { agreed: 1, current: 2 } })] }))).toEqual({
      code: 'price-changed',
      lines: [{ sku: 'JACKET-104', was: 1, now: 2 }],
      total: null,
    })
  })

  it('takes the price of now where the client said none', () => {
    const lines = [aLine({ unitPrice: { agreed: null, current: 2999 } })]

    expect(refusalOf(anOrder({ lines, total: { agreed: null, current: 3494 } }))).toBeNull()
  })
})
