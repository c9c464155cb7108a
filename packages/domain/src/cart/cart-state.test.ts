import { describe, expect, it } from 'vitest'
import { emptyCart } from './cart-state.ts'

describe('emptyCart', () => {
  it('knows nothing yet of items, server, totals or chosen methods [CART-03]', () => {
    expect(emptyCart).toEqual({
      items: [],
      serverToken: null,
      itemsHash: null,
      serverLastSyncAt: null,
      serverLastTotalsSyncAt: null,
      platformTotals: null,
      platformTotalSegments: null,
      shipping: null,
      payment: null,
      isMicrocartOpen: false,
      isAddingToCart: false,
      connectBypassCount: 0,
      isLoaded: false,
    })
  })
})
