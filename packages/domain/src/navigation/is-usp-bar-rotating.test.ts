import { describe, expect, it } from 'vitest'
import { isUspBarRotating, uspRotationMs } from './is-usp-bar-rotating.ts'

describe('isUspBarRotating', () => {
  it('rotates every five seconds when animated and with more than one announcement', () => {
    expect(isUspBarRotating({ animate: true, usps: ['a', 'b'] })).toBe(true)
    expect(isUspBarRotating({ animate: true, usps: ['a'] })).toBe(false)
    expect(isUspBarRotating({ animate: false, usps: ['a', 'b'] })).toBe(false)
    expect(uspRotationMs).toBe(5000)
  })
})
