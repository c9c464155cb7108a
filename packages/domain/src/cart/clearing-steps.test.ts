import { describe, expect, it } from 'vitest'
import { type CartState, emptyCart } from './cart-state.ts'
import { clearingSteps, disconnect } from './clearing-steps.ts'
import { aLine } from './testing.ts'

const connected: CartState = { ...emptyCart, items: [aLine()], id: 'abc', itemsHash: 'hash' }

describe('clearingSteps', () => {
  it('empties, syncs while it still can, then disconnects [CART-22]', () => {
    expect(clearingSteps({ sync: true })).toEqual(['empty', 'sync', 'disconnect'])
  })

  it('does not sync when told not to [CART-22]', () => {
    expect(clearingSteps({ sync: false })).toEqual(['empty', 'disconnect'])
  })
})

describe('disconnect', () => {
  it('forgets the token and the hash [CART-22]', () => {
    expect(disconnect(connected)).toEqual({ ...connected, id: null, itemsHash: null })
  })
})
