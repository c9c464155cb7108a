import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { isCheckoutActive } from './is-checkout-active.ts'

describe('isCheckoutActive', () => {
  it('is active for less than 30 minutes after the last change [CHK-09]', () => {
    expect(isCheckoutActive(5_000, 5_000, defaultSettings)).toBe(true)
    expect(isCheckoutActive(5_000, 5_000 + 1_799_999, defaultSettings)).toBe(true)
    expect(isCheckoutActive(5_000, 5_000 + 1_800_000, defaultSettings)).toBe(false)
  })

  it('was never active when nothing was ever changed', () => {
    expect(isCheckoutActive(null, 0, defaultSettings)).toBe(false)
  })

  it('lasts as long as the shop sets', () => {
    expect(isCheckoutActive(0, 500, { checkoutActiveMs: 501 })).toBe(true)
    expect(isCheckoutActive(0, 500, { checkoutActiveMs: 500 })).toBe(false)
  })
})
