import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPrefixedView, aStoreView, leavingPaths } from '../stores/testing.ts'
import { followRedirect, isExternalLink, isSafeLink, linkTarget } from './link.ts'
import { aRedirect } from './testing.ts'

describe('isSafeLink', () => {
  it.each([
    '/sale/',
    'blog/summer?page=2',
    '#sizes',
    '',
    '//cdn.example.com/a',
    'https://example.com',
    'HTTP://x',
    'mailto:a@b.nl',
    'tel:+31',
  ])('lets %j pass', (url) => expect(isSafeLink(url)).toBe(true))

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    ':x',
  ])('refuses %j', (url) => expect(isSafeLink(url)).toBe(false))

  it('takes a colon behind the first slash for a part of the path', () => {
    expect(isSafeLink('/a:b')).toBe(true)
    expect(isSafeLink('?a=b:c')).toBe(true)
  })

  it('is not fooled by blanks and control characters anywhere in the scheme', () => {
    const noise = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u007f'), maxLength: 3 })
    fc.assert(
      fc.property(fc.array(noise, { minLength: 11, maxLength: 11 }), (gaps) => {
        const disguised = Array.from('javascript:', (letter, index) => gaps[index] + letter).join('')

        expect(isSafeLink(`${disguised}alert(1)`)).toBe(false)
      }),
    )
  })
})

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

describe('followRedirect', () => {
  it('leads to target_path with the status of redirect_type [ROUTE-35] [ROUTE-36]', () => {
    for (const status of [301, 302, 303, 307, 308]) {
      expect(followRedirect(aRedirect({ redirectType: status }))).toEqual({ status, target: '/new/page' })
    }
  })

  it('takes an unknown type as temporary', () => {
    expect(followRedirect(aRedirect({ redirectType: 0 }))?.status).toBe(302)
  })

  it('keeps the query of the target and leads to other sites too', () => {
    expect(followRedirect(aRedirect({ targetPath: 'search?q=tee#top' }))?.target).toBe('/search?q=tee#top')
    expect(followRedirect(aRedirect({ targetPath: 'https://example.com/x' }))?.target).toBe('https://example.com/x')
    expect(followRedirect(aRedirect({ targetPath: ' //example.com/x ' }))?.target).toBe('//example.com/x')
    expect(followRedirect(aRedirect({ targetPath: 'www.example.com/x' }))?.target).toBe('https://www.example.com/x')
  })

  it('leads to another site only where the owner wrote one', () => {
    for (const targetPath of ['/\\evil.example', '/\t/evil.example', 'javascript:alert(1)']) {
      const target = followRedirect(aRedirect({ targetPath }))?.target ?? ''

      expect(new URL(target, 'https://shop.example/old/page').origin).toBe('https://shop.example')
    }
  })

  it('goes nowhere when it leads to itself', () => {
    expect(followRedirect(aRedirect({ requestPath: 'old', targetPath: '/old/' }))).toBeNull()
  })
})
