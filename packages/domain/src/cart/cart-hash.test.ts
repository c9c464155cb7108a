import { describe, expect, it } from 'vitest'
import { cartHash } from './cart-hash.ts'
import { aLine, sha3of224 } from './testing.ts'

const hashOf = (items: readonly object[], cartId: string | null = 'abc') => cartHash({ items, cartId }, sha3of224)

describe('cartHash', () => {
  it('is the hash of the items and the cart they are in', () => {
    expect(hashOf([{ sku: 'CAP', quantity: 2 }])).toBe(
      sha3of224('{"items":[{"sku":"CAP","quantity":2}],"token":"abc"}'),
    )
  })

  it('changes with a quantity, an item or the cart it belongs to', () => {
    const hash = hashOf([aLine()])

    expect(hashOf([aLine({ quantity: 2 })])).not.toBe(hash)
    expect(hashOf([aLine(), aLine({ sku: 'CAP' })])).not.toBe(hash)
    expect(hashOf([aLine()], 'def')).not.toBe(hash)
    expect(hashOf([aLine()], null)).not.toBe(hash)
  })

  it('changes with the order in which the fields of a line were written', () => {
    const { sku, ...rest } = aLine()

    expect(hashOf([{ ...rest, sku }])).not.toBe(hashOf([{ sku, ...rest }]))
  })
})
