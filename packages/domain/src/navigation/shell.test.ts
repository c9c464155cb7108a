import { describe, expect, it } from 'vitest'
import { isDesktop, isFooterListOpen, isUspBarRotating, uspRotationMs } from './shell.ts'

describe('isUspBarRotating', () => {
  it('rotates every five seconds when animated and with more than one announcement', () => {
    expect(isUspBarRotating({ animate: true, usps: ['a', 'b'] })).toBe(true)
    expect(isUspBarRotating({ animate: true, usps: ['a'] })).toBe(false)
    expect(isUspBarRotating({ animate: false, usps: ['a', 'b'] })).toBe(false)
    expect(uspRotationMs).toBe(5000)
  })
})

describe('isDesktop', () => {
  it('begins at a width of 1024', () => {
    expect([1023, 1024, 1025].map(isDesktop)).toEqual([false, true, true])
  })
})

describe('isFooterListOpen', () => {
  it('opens one list at a time on small screens and all from 1024 on', () => {
    const list = { id: 'service' }

    expect(isFooterListOpen(list, { openId: null, width: 1023 })).toBe(false)
    expect(isFooterListOpen(list, { openId: 'service', width: 1023 })).toBe(true)
    expect(isFooterListOpen(list, { openId: 'about', width: 1023 })).toBe(false)
    expect(isFooterListOpen(list, { openId: null, width: 1024 })).toBe(true)
  })
})
