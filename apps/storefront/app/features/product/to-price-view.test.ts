import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { toPriceView } from './to-price-view.ts'

const { view } = aShop('nl')

function shown(final: number, original: number, lowest: number | null = null) {
  const toCents = (euro: number) => Math.round(euro * 100)
  const price = { final: toCents(final), regular: toCents(original), lowestPrior: lowest && toCents(lowest) }
  return toPriceView(price, view.priceFormat)
}

describe('toPriceView', () => {
  it('shows one price where nothing is reduced [PRICE-08]', () => {
    expect(shown(19.95, 19.95)).toEqual({ now: '€ 19,95', was: null, list: null, percentage: null })
  })

  it('strikes the price through that the percentage is counted from, the list price comes third', () => {
    expect(shown(12.95, 19.95, 17.95)).toEqual({ now: '€ 12,95', was: '€ 17,95', list: '€ 19,95', percentage: 27 })
  })

  it('does not say twice what the struck price says already', () => {
    expect(shown(12.95, 19.95, 19.95)).toMatchObject({ was: '€ 19,95', list: null, percentage: 35 })
  })

  it.each([
    ['cheaper', 11.95],
    ['as cheap', 12.95],
  ])('shows no reduction where it was %s in the 30 days before', (_, lowest) => {
    expect(shown(12.95, 19.95, lowest)).toEqual({ now: '€ 12,95', was: null, list: null, percentage: null })
  })

  it('shows no reduction while nobody knows what it cost before', () => {
    expect(shown(12.95, 19.95, null)).toMatchObject({ was: null, percentage: null })
  })

  it('says what is marked', () => {
    const price = { final: 2500, regular: 2500, lowestPrior: null }

    expect(toPriceView(price, view.priceFormat, { isFrom: true, isUntaxed: true })).toMatchObject({
      isFrom: true,
      isUntaxed: true,
    })
    expect(Object.keys(shown(19.95, 19.95))).toEqual(['now', 'was', 'list', 'percentage'])
  })

  it('shows nothing where no price is known', () => {
    expect(toPriceView(null, view.priceFormat)).toMatchObject({ now: '', was: null })
  })
})
