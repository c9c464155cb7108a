import { describe, expect, it } from 'vitest'
import { leavingPaths } from '../stores/testing.ts'
import { afterPageDataFailure, guardMaintenance, isWaitingRoomShown } from './guard-page.ts'

function guard(page: string, isInMaintenance: boolean, isOnServer = false) {
  return guardMaintenance({ page, fullPath: `/en${page}?x=1`, isOnServer }, { isInMaintenance })
}

describe('guardMaintenance', () => {
  it('sends every navigation to /maintenance while the shop is closed, except to /maintenance and /error [MAINT-01]', () => {
    for (const page of ['/', '/cart/', '/girls/coats', '/maintenance/old'])
      expect(guard(page, true)?.page).toBe('/maintenance')
    for (const page of ['/maintenance', '/maintenance/', '/error', '/error/']) expect(guard(page, true)).toBeNull()
  })

  it('remembers the full path in the browser and not on the server [MAINT-02]', () => {
    expect(guard('/cart/', true)?.remember).toBe('/en/cart/?x=1')
    expect(guard('/cart/', true, true)).toEqual({ page: '/maintenance', remember: null })
  })

  it('remembers no address that leads out of the shop', () => {
    for (const fullPath of leavingPaths) {
      const move = guardMaintenance({ page: '/cart', fullPath, isOnServer: false }, { isInMaintenance: true })

      expect(new URL(move?.remember ?? '', 'https://shop.example').origin).toBe('https://shop.example')
    }
  })

  it('knows the pages by their path alone', () => {
    for (const page of ['/maintenance?x=1', '/error/#top']) expect(guard(page, true)).toBeNull()
    expect(guard('/cart?next=/maintenance', true)?.page).toBe('/maintenance')
  })

  it('sends a shopper on /maintenance home when the shop is open [MAINT-03]', () => {
    expect(guard('/maintenance/', false)).toEqual({ page: '/', remember: null })
    expect(guard('/cart/', false)).toBeNull()
  })
})

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

describe('afterPageDataFailure', () => {
  it('goes home when a page is missing offline', () => {
    expect(afterPageDataFailure({ reason: 'missing' }, { isOnline: false })).toEqual({ kind: 'go-home' })
  })

  it('says that there is no such page when it is missing online', () => {
    expect(afterPageDataFailure({ reason: 'missing' }, { isOnline: true })).toEqual({ kind: 'not-found' })
  })

  it.each([true, false])('shows the message of any other failure and goes on, online: %s [ROUTE-55]', (isOnline) => {
    const failure = { reason: 'failed', message: 'timeout' } as const

    expect(afterPageDataFailure(failure, { isOnline })).toEqual({ kind: 'continue', message: 'timeout' })
  })
})
