import { describe, expect, it } from 'vitest'
import { aPrefixedView, aStoreView, leavingPaths } from '../stores/testing.ts'
import { isExternalLink, linkTarget } from './link.ts'

const withoutSlash = { seo: { useTrailingSlash: false, hreflangPrefix: '' } }

function toUrl(url: string) {
  return { linkType: 'url', url, cachedUrl: '' } as const
}

function toStory(cachedUrl: string) {
  return { linkType: 'story', url: '', cachedUrl } as const
}

describe('isExternalLink', () => {
  it('calls a link external when it begins with http, www or // [CMS-24]', () => {
    for (const url of [
      'http://a.example',
      'https://a.example',
      'HTTPS://A.example',
      'www.a.example',
      '//a.example',
      ' //a',
    ]) {
      expect(isExternalLink(url), url).toBe(true)
    }
    for (const url of ['/http', 'about', '/cart', '', 'mailto:a@example.com', '/www']) {
      expect(isExternalLink(url), url).toBe(false)
    }
  })
})

describe('linkTarget', () => {
  it('gives a story link a trailing slash when the view uses them [CMS-25]', () => {
    expect(linkTarget(toStory('about'), aStoreView())).toBe('/about/')
    expect(linkTarget(toStory('about/'), aStoreView(withoutSlash))).toBe('/about')
  })

  it('stays inside the view and hides the folder of its store code', () => {
    expect(linkTarget(toStory('en/about'), aPrefixedView())).toBe('/en/about/')
    expect(linkTarget(toStory('en/home'), aPrefixedView())).toBe('/en/')
    expect(linkTarget(toUrl(' /sale '), aPrefixedView())).toBe('/en/sale/')
    expect(linkTarget(toUrl('/cart?x=1'), aPrefixedView())).toBe('/en/cart/?x=1')
    expect(linkTarget({ linkType: 'url', url: '', cachedUrl: 'sale' }, aStoreView())).toBe('/sale/')
  })

  it('leaves other sites, mail, phone and places on the page alone', () => {
    for (const url of ['https://a.example/x', '//a.example', 'mailto:shop@example.com', 'tel:+31201234567', '#sizes']) {
      expect(linkTarget(toUrl(url), aPrefixedView())).toBe(url)
    }
    expect(linkTarget(toUrl('www.a.example'), aStoreView())).toBe('https://www.a.example')
  })

  it('turns scripts and disguised addresses of other sites into harmless paths', () => {
    expect(linkTarget(toUrl('javascript:alert(1)'), aStoreView())).toBe('/javascript:alert(1)/')
    for (const url of leavingPaths.filter((path) => !isExternalLink(path))) {
      expect(new URL(linkTarget(toUrl(url), aStoreView()), 'https://shop.example').origin).toBe('https://shop.example')
    }
  })
})
