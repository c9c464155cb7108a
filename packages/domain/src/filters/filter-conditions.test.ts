import { describe, expect, it } from 'vitest'
import { filterConditions } from './filter-conditions.ts'
import { filtersOf } from './testing.ts'

describe('filterConditions', () => {
  it('asks for one of the options of every chosen attribute', () => {
    expect(filterConditions(filtersOf({ chosen: { color: ['49', '50'], size: ['92'] } }))).toEqual([
      { attribute: 'color', oneOf: ['49', '50'] },
      { attribute: 'size', oneOf: ['92'] },
    ])
  })

  it('asks for a price from the lower end up to below the upper end', () => {
    expect(filterConditions(filtersOf({ chosen: { price: ['0-100'] } }))).toEqual([
      { attribute: 'price', from: 0, below: 10000 },
    ])
    expect(filterConditions(filtersOf({ chosen: { price: ['500-*'] } }))).toEqual([
      { attribute: 'price', from: 50000, below: null },
    ])
  })

  it('asks for nothing where the price is not a range', () => {
    expect(filterConditions(filtersOf({ chosen: { price: ['cheap'] } }))).toEqual([])
  })
})
