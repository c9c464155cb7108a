import { describe, expect, it } from 'vitest'
import { leavingPaths } from '../stores/testing.ts'
import { guardMaintenance } from './guard-maintenance.ts'

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
