import { describe, expect, it } from 'vitest'
import { isDesktop } from './is-desktop.ts'

describe('isDesktop', () => {
  it('begins at a width of 1024', () => {
    expect([1023, 1024, 1025].map(isDesktop)).toEqual([false, true, true])
  })
})
