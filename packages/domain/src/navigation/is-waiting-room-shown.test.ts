import { describe, expect, it } from 'vitest'
import { isWaitingRoomShown } from './is-waiting-room-shown.ts'

describe('isWaitingRoomShown', () => {
  it('stands in for every page while the theme names a waiting room', () => {
    for (const page of ['/', '/cart/', '/girls/coats', '/loginhelp', '/?login', '/#checkout']) {
      expect(isWaitingRoomShown(page, 'waiting-room')).toBe(true)
      expect(isWaitingRoomShown(page, null)).toBe(false)
      expect(isWaitingRoomShown(page, '')).toBe(false)
    }
  })

  it('does not apply to login and my-account [CMS-23]', () => {
    for (const page of ['/login', '/login/?x=1', '/my-account/', '/my-account/orders']) {
      expect(isWaitingRoomShown(page, 'waiting-room')).toBe(false)
    }
  })

  it('does not interrupt a shopper who is paying', () => {
    expect(isWaitingRoomShown('/checkout/', 'waiting-room')).toBe(false)
    expect(isWaitingRoomShown('/checkout-return/?orderId=1', 'waiting-room')).toBe(false)
  })
})
