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
    expect(shown(19.95, 19.95)).toEqual({ now: '€ 19,95', was: null, lowest: null, percentage: null })
  })

  it('counts the percentage from the lowest price of the 30 days before, not from the old price', () => {
    expect(shown(12.95, 19.95, 17.95)).toEqual({ now: '€ 12,95', was: '€ 19,95', lowest: '€ 17,95', percentage: 27 })
  })

  it('does not say twice what the old price says already', () => {
    expect(shown(12.95, 19.95, 19.95)).toMatchObject({ was: '€ 19,95', lowest: null, percentage: 35 })
  })

  it('boasts of no percentage where it was cheaper before', () => {
    expect(shown(12.95, 19.95, 11.95)).toMatchObject({ lowest: '€ 11,95', percentage: null })
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

  it('shows nothing where no price is known', () => {
    expect(toPriceView({}, view)).toMatchObject({ now: '', was: null })
  })
})
