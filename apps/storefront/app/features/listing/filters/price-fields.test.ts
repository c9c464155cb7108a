import { describe, expect, it } from 'vitest'
import { mergePriceFields, priceRangeOf } from './price-fields.ts'

describe('priceRangeOf', () => {
  it.each([
    ['', '40', { from: 0, to: 4000 }],
    ['10', '40', { from: 1000, to: 4000 }],
    ['10,50', '', { from: 1050, to: null }],
    ['', '', null],
    ['40', '10', null],
    ['-5', '10', { from: 0, to: 1000 }],
    ['cheap', '', null],
  ])('reads “%s” to “%s”', (from, to, range) => {
    expect(priceRangeOf(from, to)).toEqual(range)
  })
})

describe('mergePriceFields', () => {
  it('leaves an address without the fields alone', () => {
    expect(mergePriceFields('?size=214')).toBeNull()
  })

  it('drops fields that say nothing', () => {
    expect(mergePriceFields('?price-from=&price-to=&size=214')).toBe('size=214')
  })

  it('prefers what was typed to a ready-made range', () => {
    expect(mergePriceFields('?price=0-100&price-from=5&price-to=20')).toBe('price=5-20')
  })
})
