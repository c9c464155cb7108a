import { resolveStoreView, type StoreView } from '@vonk/domain/stores'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../testing/a-shop.ts'
import { findCanonicalRedirect, findMovedRedirect } from './canonical-redirect.ts'

function redirectOf(path: string, { method = 'GET', useTrailingSlash = true } = {}): string | null {
  const request = new Request(`http://vonk.test${path}`, { method })
  const views = aDirectory.views.map((view): StoreView => ({ ...view, seo: { ...view.seo, useTrailingSlash } }))
  const resolved = resolveStoreView({ ...aDirectory, views }, new URL(request.url))
  const response = findCanonicalRedirect(request, resolved)
  expect(response?.status ?? 301).toBe(301)
  return response?.headers.get('location') ?? null
}

describe('findCanonicalRedirect', () => {
  it.each([
    { path: '/en', target: '/en/' },
    { path: '/jassen', target: '/jassen/' },
    { path: '/en/jassen?kleur=rood&maat=92', target: '/en/jassen/?kleur=rood&maat=92' },
    { path: '/jassen//', target: '/jassen/' },
  ])('adds the trailing slash to $path where the view uses them [SEO-01]', ({ path, target }) => {
    expect(redirectOf(path)).toBe(target)
  })

  it.each([
    { path: '/en/', target: '/en' },
    { path: '/jassen/?kleur=rood', target: '/jassen?kleur=rood' },
  ])('removes it from $path where the view does not [SEO-01]', ({ path, target }) => {
    expect(redirectOf(path, { useTrailingSlash: false })).toBe(target)
  })

  it.each(['/', '/en/', '/jassen/', '/en/?a=1', '/robots.txt', '/en/_.data', '/jassen/_.data', '/jassen.data'])(
    'leaves %s alone',
    (path) => {
      expect(redirectOf(path)).toBeNull()
    },
  )

  it('never turns a form away: what was posted would be lost', () => {
    expect(redirectOf('/jassen', { method: 'POST' })).toBeNull()
    expect(redirectOf('/jassen', { method: 'HEAD' })).toBe('/jassen/')
  })

  it.each(['//evil.test', '//evil.test/', '///evil.test/pad', '/en//evil.test/x', '/\\evil.test/x'])(
    'never sends a shopper to another site (%s)',
    (path) => {
      const target = redirectOf(path)

      expect(new URL(target ?? '/', 'http://vonk.test').host).toBe('vonk.test')
    },
  )
})

describe('findMovedRedirect', () => {
  const moved = [{ host: 'old.test', pathPrefix: '', code: 'en' }]
  const targetOf = (url: string) =>
    findMovedRedirect(new Request(url), { ...aDirectory, moved })?.headers.get('location') ?? null

  it('leads from where a view was to where it is, with what the address asked for', () => {
    expect(targetOf('http://old.test:3000/jackets/?size=92')).toBe('http://vonk.test:3000/en/jackets/?size=92')
    expect(targetOf('http://old.test/checkout-return?orderId=7')).toBe('http://vonk.test/en/checkout-return/?orderId=7')
  })

  it('leads nowhere from where views are', () => {
    expect(targetOf('http://vonk.test/jassen/')).toBeNull()
    expect(findMovedRedirect(new Request('http://old.test/'), aDirectory)).toBeNull()
  })
})
