import { beforeEach, describe, expect, it, vi } from 'vitest'
import { kindOfPage, rememberPage } from './known-pages.ts'

/** A browser's own store, without the browser. */
function aLocalStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', aLocalStorage())
  return () => vi.unstubAllGlobals()
})

describe('rememberPage', () => {
  it('keeps on the device what was found at an address [ROUTE-46]', () => {
    rememberPage({ path: '/rain-coat/', name: 'product' })
    rememberPage({ path: '/coats/', name: 'category' })

    expect([kindOfPage('/rain-coat/'), kindOfPage('/coats/'), kindOfPage('/hats/')]).toEqual([
      'product',
      'category',
      null,
    ])
  })

  it('believes the last visit when an address has come to mean something else', () => {
    rememberPage({ path: '/coats/', name: 'category' })
    rememberPage({ path: '/coats/', name: 'story' })

    expect(kindOfPage('/coats/')).toBe('story')
  })

  it('forgets the oldest of very many', () => {
    for (let page = 0; page <= 100; page += 1) rememberPage({ path: `/page-${page}/`, name: 'story' })

    expect([kindOfPage('/page-0/'), kindOfPage('/page-1/')]).toEqual([null, 'story'])
  })

  it('takes nothing from a device that holds something else under that name', () => {
    localStorage.setItem('dynamic-routes', '[null, {"path": 1}]')

    expect(kindOfPage('/coats/')).toBeNull()
  })
})
