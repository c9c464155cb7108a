import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateFromPercent } from './rate.ts'
import { sumTaxByRate } from './sum-tax-by-rate.ts'
import { taxInside } from './taxed-amount.ts'

const high = rateFromPercent(21)
const low = rateFromPercent(9)

describe('sumTaxByRate', () => {
  it('lists the tax of each rate once, in the order the rates appear', () => {
    const lines = [
      { gross: 2999, rate: high },
      { gross: 1090, rate: low },
      { gross: 2999, rate: high },
    ]

    expect(sumTaxByRate(lines)).toEqual([
      { rate: high, gross: 5998, tax: 1040 },
      { rate: low, gross: 1090, tax: 90 },
    ])
  })

  it('sums to the tax of the lines', () => {
    const line = fc.record({ gross: fc.nat(1_000_000), rate: fc.constantFrom(0, low, high) })
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const perLine = lines.reduce((sum, { gross, rate }) => sum + taxInside(gross, rate), 0)
        expect(sumTaxByRate(lines).reduce((sum, { tax }) => sum + tax, 0)).toBe(perLine)
      }),
    )
  })
})
