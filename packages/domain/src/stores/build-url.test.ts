import { describe, expect, it } from 'vitest'
import { buildPath, buildUrl, localPath, withTrailingSlash } from './build-url.ts'
import { aPrefixedView, aStoreView, leavingPaths } from './testing.ts'

describe('localPath', () => {
  it('keeps a path of the shop as it is', () => {
    for (const path of ['/', '/cart/', '/girls/coats?page=2#top']) expect(localPath(path)).toBe(path)
    expect(localPath('cart')).toBe('/cart')
  })

  it('never leads out of the shop', () => {
    for (const path of leavingPaths) {
      expect(new URL(localPath(path), 'https://shop.example/deep/page').origin, path).toBe('https://shop.example')
    }
  })
})

describe('withTrailingSlash', () => {
  it('adds exactly one slash or removes all, as the setting says [SEO-01]', () => {
    expect(withTrailingSlash('/a', true)).toBe('/a/')
    expect(withTrailingSlash('/a///', true)).toBe('/a/')
    expect(withTrailingSlash('/a/', false)).toBe('/a')
  })

  it('keeps the root and files as they are', () => {
    expect(withTrailingSlash('/', false)).toBe('/')
    expect(withTrailingSlash('', true)).toBe('/')
    expect(withTrailingSlash('/robots.txt', true)).toBe('/robots.txt')
    expect(withTrailingSlash('/v1.2/notes', true)).toBe('/v1.2/notes/')
  })
})

const withoutSlash = { seo: { useTrailingSlash: false, hreflangPrefix: '' } }

describe('buildPath', () => {
  it('puts the prefix before the page only when the view appends its store code [STORE-11]', () => {
    expect(buildPath(aPrefixedView(), '/cart')).toBe('/en/cart/')
    expect(buildPath(aPrefixedView({ appendStoreCode: false }), '/cart')).toBe('/cart/')
    expect(buildPath(aStoreView(), '/cart')).toBe('/cart/')
  })

  it('ends in a slash or in none, as the view says [SEO-01]', () => {
    expect(buildPath(aStoreView(), 'girls/coats')).toBe('/girls/coats/')
    expect(buildPath(aStoreView(withoutSlash), 'girls/coats/')).toBe('/girls/coats')
    expect(buildPath(aPrefixedView(withoutSlash), '/')).toBe('/en')
    expect(buildPath(aStoreView(withoutSlash), '/')).toBe('/')
  })

  it('leaves files, queries and fragments as they are', () => {
    expect(buildPath(aPrefixedView(), '/sitemap.xml')).toBe('/en/sitemap.xml')
    expect(buildPath(aStoreView(), '/search?q=a/b#top')).toBe('/search/?q=a/b#top')
    expect(buildPath(aStoreView(), '')).toBe('/')
  })

  it('cannot be talked into leaving the shop', () => {
    for (const page of leavingPaths) {
      const path = buildPath(aStoreView(), page)

      expect(new URL(path, 'https://shop.example/deep/page').origin, page).toBe('https://shop.example')
    }
    expect(buildPath(aStoreView(), '//evil.example/x')).toBe('/evil.example/x/')
  })
})

describe('buildUrl', () => {
  it('leads to the host of the view and keeps the port of the visit', () => {
    const view = aPrefixedView({ host: 'razz.localhost' })

    expect(buildUrl(view, '/cart', { protocol: 'http:', port: '3000' })).toBe('http://razz.localhost:3000/en/cart/')
    expect(buildUrl(view, '/', { protocol: 'https:', port: '' })).toBe('https://razz.localhost/en/')
  })
})
