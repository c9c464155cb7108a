import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cartHash } from './cart-hash.ts'
import { aLine } from './testing.ts'

describe('cartHash', () => {
  it('is the SHA3-224 of the items without stock and totals, and the token', () => {
    const { totals: _totals, ...item } = aLine()
    const json = JSON.stringify({ items: [item], token: 'abc' })

    expect(cartHash({ items: [aLine()], token: 'abc' })).toBe(createHash('sha3-224').update(json).digest('hex'))
  })

  it('changes with a quantity, an item or the cart it belongs to', () => {
    const hash = cartHash({ items: [aLine()], token: 'abc' })

    expect(cartHash({ items: [aLine({ quantity: 2 })], token: 'abc' })).not.toBe(hash)
    expect(cartHash({ items: [aLine(), aLine({ sku: 'CAP' })], token: 'abc' })).not.toBe(hash)
    expect(cartHash({ items: [aLine()], token: 'def' })).not.toBe(hash)
  })

  it('does not change when only the totals or the stock of an item become known', () => {
    const totals = { rowTotalInclTax: 2999, discount: 0, tax: 520 }
    const known = { ...aLine({ totals }), stock: { isInStock: true } }

    expect(cartHash({ items: [known], token: 'abc' })).toBe(cartHash({ items: [aLine()], token: 'abc' }))
  })

  it('tells a cart without any token from one whose token was taken away', () => {
    expect(cartHash({ items: [], token: null })).not.toBe(cartHash({ items: [] }))
  })
})
