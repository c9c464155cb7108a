import { beforeEach, describe, expect, it, vi } from 'vitest'
import { kindOfPage, readKnownPages } from './known-pages.ts'
import { rememberPage } from './remember-page.ts'

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
    rememberPage({ path: '/rain-coat/', name: 'configurable-product' })
    rememberPage({ path: '/coats/', name: 'category' })

    expect(['/rain-coat/', '/coats/', '/hats/'].map(kindOfPage)).toEqual(['product', 'category', null])
  })

  it('keeps routes by their priority, what was found last first [ROUTE-44]', () => {
    for (const path of ['/hats/', '/coats/', '/hats/']) rememberPage({ path, name: 'category' })

    expect(readKnownPages().map(({ path }) => path)).toEqual(['/hats/', '/coats/'])
  })

  it('keeps one route of a name and a path, the newer one [ROUTE-45]', () => {
    const tee = { path: '/tee/', name: 'configurable-product' }
    rememberPage({ ...tee, params: { childSku: 'TEE-98' } })
    rememberPage({ ...tee, params: { childSku: 'TEE-104' } })

    expect(readKnownPages()).toEqual([{ ...tee, params: { childSku: 'TEE-104' } }])
  })

  it('believes the last visit when an address has come to mean something else', () => {
    rememberPage({ path: '/coats/', name: 'category' })
    rememberPage({ path: '/coats/', name: 'storyblok' })

    expect(kindOfPage('/coats/')).toBe('storyblok')
  })

  it('forgets the oldest of very many', () => {
    for (let page = 0; page <= 100; page += 1) rememberPage({ path: `/page-${page}/`, name: 'storyblok' })

    expect([kindOfPage('/page-0/'), kindOfPage('/page-1/')]).toEqual([null, 'storyblok'])
  })

  it('takes nothing from a device that holds something else under that name', () => {
    localStorage.setItem('dynamic-routes', '[null, {"path": 1}]')

    expect(kindOfPage('/coats/')).toBeNull()
  })

  it('names in the log a kind of page that has no route, and keeps nothing of it [ROUTE-38]', () => {
    const logged: string[] = []
    rememberPage({ path: '/song/', name: 'downloadable-product' }, (text) => void logged.push(text))

    expect(logged).toEqual(['Route not found downloadable-product'])
    expect(readKnownPages()).toEqual([])
  })
})
