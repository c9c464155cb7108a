import { describe, expect, it } from 'vitest'
import { planCartLoad } from './plan-cart-load.ts'

describe('planCartLoad', () => {
  it('syncs a cart that has a token [SYNC-01]', () => {
    expect(planCartLoad({ isSyncEnabled: true, token: 'abc', lineCount: 0 })).toBe('sync')
    expect(planCartLoad({ isSyncEnabled: true, token: 'abc', lineCount: 2 })).toBe('sync')
  })

  it('creates a token for items that have none [SYNC-02]', () => {
    expect(planCartLoad({ isSyncEnabled: true, token: null, lineCount: 1 })).toBe('create-token')
  })

  it('does nothing for an empty cart without a token [SYNC-02]', () => {
    expect(planCartLoad({ isSyncEnabled: true, token: null, lineCount: 0 })).toBe('none')
  })

  it('does nothing while cart sync is off [SYNC-01]', () => {
    expect(planCartLoad({ isSyncEnabled: false, token: 'abc', lineCount: 2 })).toBe('none')
    expect(planCartLoad({ isSyncEnabled: false, token: null, lineCount: 2 })).toBe('none')
  })
})
