import { describe, expect, it } from 'vitest'
import { guardMaintenance } from './maintenance-guard.ts'

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

  it('sends a shopper on /maintenance home when the shop is open [MAINT-03]', () => {
    expect(guard('/maintenance/', false)).toEqual({ page: '/', remember: null })
    expect(guard('/cart/', false)).toBeNull()
  })
})
