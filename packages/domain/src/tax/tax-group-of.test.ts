import { describe, expect, it } from 'vitest'
import { taxGroupOf } from './tax-group-of.ts'

describe('taxGroupOf', () => {
  it('is nobody while no numeric default group is configured [PRICE-18]', () => {
    expect(taxGroupOf(4, { userGroupId: null })).toBeNull()
    expect(taxGroupOf(4, { userGroupId: Number.NaN })).toBeNull()
  })

  it('is the configured default for a guest [PRICE-18] [PRICE-23]', () => {
    expect(taxGroupOf(null, { userGroupId: 1 })).toBe(1)
    expect(taxGroupOf(null, { userGroupId: 0 })).toBe(0)
  })

  it('is the group of the customer who is logged in [PRICE-23]', () => {
    expect(taxGroupOf(4, { userGroupId: 1 })).toBe(4)
    expect(taxGroupOf(0, { userGroupId: 1 })).toBe(0)
  })
})
