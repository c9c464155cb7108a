import { describe, expect, it } from 'vitest'
import { aLine } from '../testing.ts'
import { missingFor } from './order-codes.tsx'

describe('missingFor', () => {
  it('is what the cart lacks before a coupon counts', () => {
    const lines = [aLine({ unitPrice: 1995, quantity: 2 }), aLine({ unitPrice: null })]

    expect(missingFor(20_000, lines)).toBe(16_010)
    expect(missingFor(undefined, lines)).toBeNull()
  })
})
