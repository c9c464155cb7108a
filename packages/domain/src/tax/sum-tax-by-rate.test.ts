import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateFromPercent } from './rate.ts'
import { sumTaxByRate } from './sum-tax-by-rate.ts'

const high = rateFromPercent(21)
const low = rateFromPercent(9)

describe('sumTaxByRate', () => {
  it('lists the tax of each rate once, in the order the rates appear', () => {
    const jacket = { paid: 2999, tax: 520, taxRate: high }
    const book = { paid: 1090, tax: 90, taxRate: low }

    expect(sumTaxByRate([jacket, book, jacket])).toEqual([
      { rate: high, gross: 5998, tax: 1040 },
      { rate: low, gross: 1090, tax: 90 },
    ])
  })

  it('loses no cent of what was paid and taxed', () => {
    const part = fc.record({ paid: fc.nat(1_000_000), tax: fc.nat(200_000), taxRate: fc.constantFrom(0, low, high) })
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
        const rates = sumTaxByRate(parts)

        expect(sum(rates.map(({ tax }) => tax))).toBe(sum(parts.map(({ tax }) => tax)))
        expect(sum(rates.map(({ gross }) => gross))).toBe(sum(parts.map(({ paid }) => paid)))
      }),
    )
  })
})
