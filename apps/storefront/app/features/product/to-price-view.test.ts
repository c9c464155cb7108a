import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { toPriceView } from './to-price-view.ts'

const { view } = aShop('nl')

function shown(final: number, original: number, lowest: number | null = null) {
  return toPriceView(
    {
      final_price_incl_tax: final,
      original_price_incl_tax: original,
      special_price_incl_tax: final < original ? final : 0,
      lowest_prior_price: lowest,
    },
    view,
  )
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

  it.each([
    [
      'sizes differ in price',
      { configurable_children: [19.95, 21.95].map((price) => ({ final_price_incl_tax: price })) },
    ],
    ['the amount is chosen', { custom_options: [{ is_require: true, values: [{ price: 0 }, { price: 10 }] }] }],
  ])('is a lowest price where %s', (_, open) => {
    expect(toPriceView({ final_price_incl_tax: 19.95, ...open }, view).isFrom).toBe(true)
  })

  it.each([
    [
      'all sizes cost the same',
      { configurable_children: [19.95, 19.95].map((price) => ({ final_price_incl_tax: price })) },
    ],
    ['only an extra costs more', { custom_options: [{ is_require: false, values: [{ price: 0 }, { price: 10 }] }] }],
    ['there is only something to write', { custom_options: [{ is_require: true }], configurable_children: null }],
  ])('is the price where %s', (_, closed) => {
    expect(toPriceView({ final_price_incl_tax: 19.95, ...closed }, view)).not.toHaveProperty('isFrom')
  })

  it('knows a voucher', () => {
    expect(toPriceView({ final_price_incl_tax: 25, is_gift_card: 1 }, view).isUntaxed).toBe(true)
    expect(shown(19.95, 19.95)).not.toHaveProperty('isUntaxed')
  })

  it('shows nothing where no price is known', () => {
    expect(toPriceView({}, view)).toMatchObject({ now: '', was: null })
  })
})
