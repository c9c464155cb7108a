import { describe, expect, it } from 'vitest'
import { buildUrl } from './build-url.ts'
import { aDirectory, aPrefixedView, aStoreView } from './testing.ts'
import { addressOf, findStoreById, priceFormatOf, shopOf, siblingsOf, storeIdOf, titleOf } from './view-facts.ts'

describe('addressOf', () => {
  it('keeps what a link needs and leaves prices, taxes and tag managers out', () => {
    const view = aPrefixedView({ host: 'razz.localhost' })
    const origin = { protocol: 'http:', port: '3000' }

    expect(buildUrl(addressOf(view), '/cart', origin)).toBe(buildUrl(view, '/cart', origin))
    expect(addressOf(view).words).toEqual({ line: 'Clothes for children' })
    expect(addressOf(aStoreView({ words: {} })).words).toEqual({})
    expect(addressOf(view)).not.toHaveProperty('isUnindexed')
    expect(addressOf({ ...view, isUnindexed: true })).toHaveProperty('isUnindexed', true)
    expect(addressOf(view)).not.toHaveProperty('priceFormat')
    expect(addressOf(view)).not.toHaveProperty('googleTagManager')
  })
})

describe('shopOf', () => {
  it('keeps the sample sales apart from the shops they belong to [STORE-13]', () => {
    expect(shopOf(aStoreView())).toBe('vonk')
    expect(shopOf(aStoreView({ isSampleSale: true }))).toBe('vonk-sample-sale')
    expect(shopOf(aStoreView({ brand: 'razz' }))).toBe('razz')
    expect(shopOf(aStoreView({ brand: 'razz', isSampleSale: true }))).toBe('razz-sample-sale')
  })
})

describe('siblingsOf', () => {
  it('lists the languages of the same shop and leaves the sample sale out [STORE-13]', () => {
    const sale = aStoreView({ code: 'vss_nl', isSampleSale: true })
    const directory = aDirectory(aStoreView(), aPrefixedView(), sale)

    expect(siblingsOf(directory, aStoreView()).map((view) => view.code)).toEqual(['nl', 'en'])
    expect(siblingsOf(directory, sale)).toEqual([sale])
  })
})

const directory = {
  defaultCode: 'nl',
  views: ['nl', 'en', 'de'].map((code, place) => aStoreView({ code, number: place + 1 })),
}

describe('siblingsOf a shop with a hidden view', () => {
  it('leaves it out everywhere but in the view itself', () => {
    const hidden = aPrefixedView({ isHidden: true })
    const directory = aDirectory(aStoreView(), hidden)

    expect(siblingsOf(directory, aStoreView()).map(({ code }) => code)).toEqual(['nl'])
    expect(siblingsOf(directory, hidden).map(({ code }) => code)).toEqual(['nl', 'en'])
  })
})

describe('storeIdOf', () => {
  it('keeps the numbers of all when one of them is removed', () => {
    const [nl, en, de] = directory.views
    const fewer = { defaultCode: 'nl', views: [nl, de].flatMap((view) => view ?? []), removed: en ? [en] : [] }

    expect(['nl', 'en', 'de'].map((code) => storeIdOf(fewer, code))).toEqual([1, 2, 3])
    expect([2, 3].map((id) => findStoreById(fewer, id)?.code)).toEqual([undefined, 'de'])
  })

  it('numbers the views from 1, and a stranger like the first', () => {
    expect(['nl', 'en', 'de', 'fr'].map((code) => storeIdOf(directory, code))).toEqual([1, 2, 3, 1])
  })
})

describe('findStoreById', () => {
  it('finds a view by its number and nothing beyond', () => {
    expect(findStoreById(directory, 3)?.code).toBe('de')
    expect([0, -1, 4, 1.5].map((id) => findStoreById(directory, id))).toEqual([null, null, null, null])
  })
})

describe('titleOf', () => {
  it('sets the page title into the template of the view', () => {
    expect(titleOf(aStoreView({ titleTemplate: '%s | Razz' }), 'Jackets')).toBe('Jackets | Razz')
  })

  it('takes a title with a dollar sign literally', () => {
    expect(titleOf(aStoreView(), "$& $' $1")).toBe("$& $' $1 | Vonk")
  })
})

describe('priceFormatOf', () => {
  it('holds locale, sign, separators, digits, a pattern with placeholders and a date format [STORE-18]', () => {
    expect(priceFormatOf('nl-NL', 'D-M-YYYY')).toEqual({
      locale: 'nl-NL',
      currencySign: '€',
      decimalSeparator: ',',
      groupSeparator: '.',
      fractionDigits: 2,
      pattern: '{sign} {amount}',
      dateFormat: 'D-M-YYYY',
    })
  })

  it('writes English prices with a point and the sign close to the amount', () => {
    expect(priceFormatOf('en-US')).toMatchObject({
      decimalSeparator: '.',
      groupSeparator: ',',
      pattern: '{sign}{amount}',
    })
  })

  it('writes German prices with the sign behind the amount', () => {
    expect(priceFormatOf('de-DE')).toMatchObject({ decimalSeparator: ',', pattern: '{amount} {sign}' })
  })
})
