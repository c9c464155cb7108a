import { describe, expect, it } from 'vitest'
import { createLine, withChecksum } from './cart-line.ts'
import { isSameLine } from './is-same-line.ts'
import { lineChecksum } from './line-checksum.ts'
import { sha3of224, someOptions } from './testing.ts'

const options = someOptions({ configurable: [{ optionId: '93', optionValue: '50' }] })
const product = { sku: 'JACKET-104', parentSku: 'JACKET', type: 'configurable', options, unitPrice: 2999 } as const

describe('createLine', () => {
  it('is all the product said, and nothing that only the server can say [CART-01]', () => {
    const line = createLine({ ...product, quantity: 2 })

    expect(line).toMatchObject({ ...product, quantity: 2 })
    expect(line).toMatchObject({ previousQuantity: 0, serverItemId: null, cartId: null, totals: null, isInStock: null })
    expect(isSameLine(line, { sku: 'JACKET-104', options: null, serverItemId: '7' })).toBe(true)
  })
})

describe('withChecksum', () => {
  it('gives a line the checksum of what was chosen, once [CART-02]', () => {
    const line = withChecksum(createLine({ ...product, quantity: 1 }), sha3of224)

    expect(line.checksum).toBe(lineChecksum(options, sha3of224))
    expect(withChecksum(line, () => 'another')).toBe(line)
  })
})
