import { shopOf } from '@vonk/domain/stores'
import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { languageLinks, shopLinks } from './view-links.ts'

describe('languageLinks', () => {
  it('leads to the same page in every language of this shop, on the port in use', () => {
    const links = languageLinks(aShop('nl'), '/jassen/')

    expect(links.map((link) => [link.language, link.href])).toEqual([
      ['nl', 'http://vonk.test:3000/jassen/'],
      ['en', 'http://vonk.test:3000/en/jassen/'],
      ['de', 'http://de.vonk.test:3000/jassen/'],
    ])
  })

  it('follows a page to its translated address', () => {
    const links = languageLinks(aShop('nl'), (code) => (code === 'de' ? '/jacken/' : '/jassen/'))

    expect(links.find((link) => link.code === 'de')?.href).toBe('http://de.vonk.test:3000/jacken/')
  })

  it('never leaves the shop: a sample sale and the sister brand have languages of their own [STORE-13]', () => {
    expect(languageLinks(aShop('vss_nl'), '/').map((link) => link.code)).toEqual(['vss_nl'])
    expect(languageLinks(aShop('rz_nl'), '/').map((link) => link.code)).toEqual(['rz_en', 'rz_nl'])
  })

  it('names the country where the shop speaks a language in several', () => {
    const shop = aShop('nl')
    const flemish = { ...shop.view, code: 'be_nl', host: 'be.vonk.test', taxCountry: 'BE' }
    const directory = { ...shop.directory, views: [...shop.directory.views, flemish] }

    expect(languageLinks({ ...shop, directory }, '/').map((link) => [link.code, link.name])).toEqual([
      ['nl', 'Nederlands (Nederland)'],
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['be_nl', 'Nederlands (België)'],
    ])
  })

  it('marks the language the shopper is reading', () => {
    const current = languageLinks(aShop('en'), '/').filter((link) => link.isCurrent)

    expect(current.map((link) => link.language)).toEqual(['en'])
  })
})

describe('shopLinks', () => {
  it('leads to the front door of each shop in the shopper’s language', () => {
    expect(shopLinks(aShop('nl')).map((link) => [shopOf(link.shop), link.href])).toEqual([
      ['vonk', 'http://vonk.test:3000/'],
      ['vonk-sample-sale', 'http://sale.vonk.test:3000/'],
      ['razz', 'http://razz.test:3000/nl/'],
    ])
  })

  it('falls back to a language the other shop does speak', () => {
    expect(shopLinks(aShop('de')).map((link) => link.code)).toEqual(['de', 'vss_nl', 'rz_en'])
  })
})
