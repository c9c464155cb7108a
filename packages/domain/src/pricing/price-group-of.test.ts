import { describe, expect, it } from 'vitest'
import { priceGroupOf } from './price-group-of.ts'

describe('priceGroupOf', () => {
  it('is the group of the customer who is logged in [PRICE-23]', () => {
    expect(priceGroupOf(4, { userGroupId: 1 })).toBe(4)
    expect(priceGroupOf(0, { userGroupId: 1 })).toBe(0)
  })

  it('is the configured default for a guest, when there is one [PRICE-23]', () => {
    expect(priceGroupOf(null, { userGroupId: 1 })).toBe(1)
    expect(priceGroupOf(null, { userGroupId: null })).toBeNull()
  })
})
