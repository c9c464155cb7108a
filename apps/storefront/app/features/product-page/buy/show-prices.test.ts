import { priceFormatOf } from '@vonk/domain/stores'
import { describe, expect, it } from 'vitest'
import { somePrices } from '../testing.ts'
import { showPrices } from './show-prices.ts'

const dutch = priceFormatOf('nl-NL')

describe('showPrices', () => {
  it('strikes the old price through and names the lowest of 30 days and the percentage [PRICE-08]', () => {
    const shown = showPrices(somePrices(1995, { regular: 2995, lowestPrior: 2495, percentage: 20 }), dutch)

    expect(shown).toEqual({ now: '€ 19,95', was: '€ 29,95', lowest: '€ 24,95', percentage: 20 })
  })

  it('shows one price where nothing is reduced, and none where it is unknown [PRICE-06]', () => {
    expect(showPrices(somePrices(1995), dutch)).toMatchObject({ now: '€ 19,95', was: null })
    expect(showPrices(null, dutch).now).toBe('')
    expect(showPrices(somePrices(1995), dutch, true).isFrom).toBe(true)
  })
})
