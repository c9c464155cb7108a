import { describe, expect, it } from 'vitest'
import { aCartProduct, aLine } from '../testing.ts'
import { pointsToEarn, returnsText } from './order-hints.tsx'

const settings = { pointsEarnedPerEuro: 1 }

describe('pointsToEarn', () => {
  it('counts what is paid for the products, discounts off', () => {
    const totals = { rowTotalInclTax: 3990, discount: 500, tax: 600 }

    expect(pointsToEarn({ lines: [aLine({ quantity: 2, totals })], totals: { segments: [] } }, settings)).toBe(34)
    expect(pointsToEarn({ lines: [aLine({ quantity: 2 })], totals: { segments: [] } }, settings)).toBe(39)
  })

  it('earns nothing for what is paid with points', () => {
    const segments = [{ code: 'reward', value: -1000, title: null }]

    expect(pointsToEarn({ lines: [aLine({ quantity: 2 })], totals: { segments } }, settings)).toBe(29)
  })
})

describe('returnsText', () => {
  it('promises time to change one’s mind, but not about what is made for the buyer', () => {
    const tee = aLine()
    const named = aLine({ sku: 'NAMED', parentSku: null })
    const products = [aCartProduct(), aCartProduct({ sku: 'NAMED', variants: [], isPersonalised: true })]

    expect(returnsText([tee], products)).toBe('product.delivery.returns')
    expect(returnsText([tee, named], products)).toBe('cart.returns.some')
    expect(returnsText([named], products)).toBe('cart.line.made')
  })
})
