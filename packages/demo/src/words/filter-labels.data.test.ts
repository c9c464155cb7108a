import { describe, expect, it } from 'vitest'
import { filterLabels } from './filter-labels.data.ts'

describe('filterLabels', () => {
  it('names every list filter of the shop [FILT-03]', () => {
    const filters = [
      'brand',
      'size',
      'color',
      'price',
      'pim_geslacht',
      'pim_fitcode',
      'pim_seizoen',
      'pim_kinderleeftijd',
    ]

    expect(Object.keys(filterLabels)).toEqual(filters)
  })
})
