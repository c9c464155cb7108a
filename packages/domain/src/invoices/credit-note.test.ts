import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateFromPercent, type TaxOfRate } from '../tax/index.ts'
import { creditTaxes } from './credit-note.ts'

const high = rateFromPercent(21)
const low = rateFromPercent(9)
const invoiced = [
  { rate: high, gross: 11_143, tax: 1_934 },
  { rate: low, gross: 1_499, tax: 124 },
]

describe('creditTaxes', () => {
  it('credits the tax of each rate that comes back, and no other', () => {
    expect(creditTaxes({ invoiced, before: [], credited: new Map([[low, 1_499]]) })).toEqual([invoiced[1]])
    expect(creditTaxes({ invoiced, before: [], credited: new Map([[high, 5_324]]) })).toEqual([
      { rate: high, gross: 5_324, tax: 924 },
    ])
  })

  it('has credited exactly the tax of the invoice when all of it is back, in however many parts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 11_142 }), { maxLength: 8 }), (cuts) => {
        const borders = [0, ...new Set(cuts.toSorted((a, b) => a - b)), 11_143]
        const given: TaxOfRate[] = []
        for (const [index, border] of borders.slice(1).entries()) {
          const credited = new Map([[high, border - (borders[index] ?? 0)]])
          given.push(...creditTaxes({ invoiced, before: given, credited }))
        }

        expect(given.reduce((sum, { tax }) => sum + tax, 0)).toBe(1_934)
        expect(given.every(({ tax }) => tax >= 0)).toBe(true)
      }),
    )
  })
})
