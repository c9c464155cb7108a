import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAmounts,
  multiplyAmount,
  noAmount,
  percentFromRate,
  rateFromPercent,
  sumTaxByRate,
  taxedAmount,
  taxInside,
  taxOnTop,
} from './taxed-amount.ts'

describe('rateFromPercent', () => {
  it.each([
    [21, 210_000],
    [9, 90_000],
    [8.25, 82_500],
    [7.375, 73_750],
    [0.0001, 1],
    [0, 0],
    [-21, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e308, Number.MAX_SAFE_INTEGER],
  ])('reads %d percent as %d millionths', (percent, rate) => {
    expect(rateFromPercent(percent)).toBe(rate)
  })
})

describe('percentFromRate', () => {
  it('gives back the percentage that was read', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (millionths) => {
        expect(rateFromPercent(percentFromRate(millionths))).toBe(millionths)
      }),
    )
    expect(percentFromRate(82_500)).toBe(8.25)
  })
})

describe('taxInside', () => {
  it.each([
    [12_100, 21, 2100],
    [2999, 21, 520],
    [2999, 9, 248],
    [2999, 19, 479],
    [2999, 7, 196],
    [2999, 23, 561],
    [1999, 8.25, 152],
    [1, 21, 0],
    [3, 21, 1],
    [0, 21, 0],
    [2999, 0, 0],
    [-2999, 21, -520],
  ])('finds in %d cents at %d percent %d cents of tax', (gross, percent, tax) => {
    expect(taxInside(gross, rateFromPercent(percent))).toBe(tax)
  })
})

describe('taxOnTop', () => {
  it.each([
    [10_000, 21, 2100],
    [2479, 21, 521],
    [2751, 9, 248],
    [1847, 8.25, 152],
    [50, 9, 5],
    [0, 21, 0],
    [-50, 9, -5],
  ])('puts on %d cents at %d percent %d cents of tax', (net, percent, tax) => {
    expect(taxOnTop(net, rateFromPercent(percent))).toBe(tax)
  })
})

describe('taxedAmount', () => {
  it('keeps a price stored with tax as the price the shopper pays [PRICE-01]', () => {
    const amount = taxedAmount(2999, { rate: rateFromPercent(21), sourcePriceIncludesTax: true })

    expect(amount).toEqual({ net: 2479, tax: 520, gross: 2999 })
  })

  it('adds the tax to a price stored without it [PRICE-01]', () => {
    const amount = taxedAmount(2479, { rate: rateFromPercent(21), sourcePriceIncludesTax: false })

    expect(amount).toEqual({ net: 2479, tax: 521, gross: 3000 })
  })

  it('always adds up, whichever way the price is stored', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(300_000), fc.boolean(), (stored, rate, sourcePriceIncludesTax) => {
        const amount = taxedAmount(stored, { rate, sourcePriceIncludesTax })
        expect(amount.net + amount.tax).toBe(amount.gross)
      }),
    )
  })

  it('finds the tax it put on top again, to the cent', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(300_000), (net, rate) => {
        const { tax, gross } = taxedAmount(net, { rate, sourcePriceIncludesTax: false })
        expect(Math.abs(taxInside(gross, rate) - tax)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('addAmounts', () => {
  it('adds each variant', () => {
    const sum = addAmounts({ net: 100, tax: 21, gross: 121 }, { net: 10, tax: 2, gross: 12 })

    expect(sum).toEqual({ net: 110, tax: 23, gross: 133 })
  })

  it('changes nothing when nothing is added', () => {
    expect(addAmounts(noAmount, { net: 100, tax: 21, gross: 121 })).toEqual({ net: 100, tax: 21, gross: 121 })
  })
})

describe('multiplyAmount', () => {
  it('takes each variant as many times', () => {
    expect(multiplyAmount({ net: 100, tax: 21, gross: 121 }, 3)).toEqual({ net: 300, tax: 63, gross: 363 })
  })
})

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
