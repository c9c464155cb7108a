import { describe, expect, it } from 'vitest'
import { createLine } from './cart-line.ts'
import { lineChecksum } from './line-checksum.ts'
import { someOptions } from './testing.ts'

describe('createLine', () => {
  it('makes a line the server does not know yet, with every field it will need [CART-01] [CART-02]', () => {
    const options = someOptions({ configurable: [{ optionId: '93', optionValue: '50' }] })
    const product = { sku: 'JACKET-104', parentSku: 'JACKET', type: 'configurable', options, unitPrice: 2999 } as const

    expect(createLine({ ...product, quantity: 2 })).toEqual({
      ...product,
      quantity: 2,
      previousQuantity: 0,
      checksum: lineChecksum(options),
      serverItemId: null,
      serverCartId: null,
      itemId: null,
      quoteId: null,
      totals: null,
      info: {},
      errors: {},
      isInStock: null,
      onlineStockCheckId: null,
    })
  })
})
