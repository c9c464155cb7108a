import { describe, expect, it } from 'vitest'
import { isFooterListOpen } from './is-footer-list-open.ts'

describe('isFooterListOpen', () => {
  it('opens one list at a time on small screens and all from 1024 on', () => {
    const list = { id: 'service' }

    expect(isFooterListOpen(list, { openId: null, width: 1023 })).toBe(false)
    expect(isFooterListOpen(list, { openId: 'service', width: 1023 })).toBe(true)
    expect(isFooterListOpen(list, { openId: 'about', width: 1023 })).toBe(false)
    expect(isFooterListOpen(list, { openId: null, width: 1024 })).toBe(true)
  })
})
