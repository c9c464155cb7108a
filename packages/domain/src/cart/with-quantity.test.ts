import { describe, expect, it } from 'vitest'
import { addLine } from './add-line.ts'
import { setQuantity } from './set-quantity.ts'
import { aLine } from './testing.ts'
import { withQuantity } from './with-quantity.ts'

const priceSteps = [
  { from: 1, unitPrice: 1000 },
  { from: 3, unitPrice: 850 },
] as const
const limits = { maxProductsPerOrder: 40, available: null }
const socks = aLine({ sku: 'SOCKS', quantity: 2, unitPrice: 1000, priceSteps })

describe('withQuantity', () => {
  it('takes the price of the quantity, where there are several', () => {
    expect(withQuantity(socks, 3)).toMatchObject({ quantity: 3, unitPrice: 850 })
    expect(withQuantity(withQuantity(socks, 3), 1)).toMatchObject({ quantity: 1, unitPrice: 1000 })
    expect(withQuantity(aLine({ unitPrice: 2999 }), 9)).toMatchObject({ quantity: 9, unitPrice: 2999 })
  })

  it('is how a cart grows and shrinks, in the same frame [PRICE-23]', () => {
    const grown = addLine([socks], { line: { ...socks, quantity: 1 }, limits })
    const shrunk = setQuantity(grown.ok ? grown.value : [], { line: socks, quantity: 2, limits })

    expect(grown).toMatchObject({ ok: true, value: [{ quantity: 3, unitPrice: 850 }] })
    expect(shrunk).toMatchObject({ ok: true, value: [{ quantity: 2, unitPrice: 1000 }] })
  })
})
