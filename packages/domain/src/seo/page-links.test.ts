import { describe, expect, it } from 'vitest'
import { aDirectory, aPrefixedView, aStoreView } from '../stores/testing.ts'
import { alternateLinks, robotsOf } from './page-links.ts'

const dutch = aStoreView()
const english = aPrefixedView()
const sale = aStoreView({ code: 'vss_nl', isSampleSale: true, host: 'samplesale.localhost' })
const german = aStoreView({
  code: 'de',
  host: 'de.localhost',
  language: 'de',
  seo: { useTrailingSlash: true, hreflangPrefix: 'https://vonk.example' },
})
const directory = aDirectory(dutch, english, german, sale)
const origin = { protocol: 'http:', port: '3000' }

function links(view = dutch, pages: Record<string, string | null> = {}) {
  return alternateLinks({
    directory,
    view,
    origin,
    pageIn: ({ code }) => (code in pages ? (pages[code] ?? null) : '/tee'),
  })
}

describe('alternateLinks', () => {
  it('names the page in every language of the shop and leaves the sample sale out', () => {
    expect(links(english, { nl: '/shirt' })).toEqual([
      { hreflang: 'nl', href: 'http://localhost:3000/shirt/' },
      { hreflang: 'en', href: 'http://localhost:3000/en/tee/' },
      { hreflang: 'de', href: 'https://vonk.example/tee/' },
      { hreflang: 'x-default', href: 'http://localhost:3000/shirt/' },
    ])
  })

  it('leaves out a language that does not have the page', () => {
    expect(links(dutch, { nl: null, de: null })).toEqual([
      { hreflang: 'en', href: 'http://localhost:3000/en/tee/' },
      { hreflang: 'x-default', href: 'http://localhost:3000/en/tee/' },
    ])
  })

  it('names the country, too, where the shop speaks a language in several', () => {
    const flemish = aStoreView({ code: 'be_nl', host: 'be.localhost', taxCountry: 'BE' })
    const twin = aStoreView({ code: 'nl_2', host: 'two.localhost' })
    const both = { directory: aDirectory(dutch, english, flemish, twin), view: dutch, origin, pageIn: () => '/tee' }

    expect(alternateLinks(both).map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['nl-NL', 'http://localhost:3000/tee/'],
      ['en', 'http://localhost:3000/en/tee/'],
      ['nl-BE', 'http://be.localhost:3000/tee/'],
      ['x-default', 'http://localhost:3000/tee/'],
    ])
  })

  it('names nothing when no language has the page', () => {
    expect(links(sale, { vss_nl: null })).toEqual([])
  })
})

describe('robotsOf', () => {
  it('lets search engines keep what the shop shows to everybody', () => {
    for (const routeName of ['home', 'category', 'configurable-product', 'storelocator', 'cms_page']) {
      expect(robotsOf({ routeName, isFiltered: false })).toBe('index, follow')
    }
  })

  it('keeps personal and fleeting pages out', () => {
    for (const routeName of ['cart', 'checkout-return', 'my-account-order', 'search', 'page-not-found']) {
      expect(robotsOf({ routeName, isFiltered: false })).toBe('noindex, follow')
    }
  })

  it('keeps filtered lists out', () => {
    expect(robotsOf({ routeName: 'category', isFiltered: true })).toBe('noindex, follow')
  })
})
