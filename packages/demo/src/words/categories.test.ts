import { describe, expect, it } from 'vitest'
import { garmentTypes } from '../label/index.ts'
import { categoryTree } from './categories.data.ts'
import { filterLabels } from './filter-labels.data.ts'
import { languages } from './product-brief.ts'

const all = categoryTree.flatMap((department) => [
  department,
  ...department.children.flatMap((shelf) => [shelf, ...shelf.children]),
])

describe('categoryTree', () => {
  it('gives every category an address of its own in each language [CAT-01]', () => {
    for (const language of languages) {
      const slugs = all.map(({ slug }) => slug[language])
      expect(slugs.filter((slug, place) => slugs.indexOf(slug) !== place)).toEqual([])
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('has a place for each thing the label makes', () => {
    const placed = new Set(all.flatMap(({ garments }) => garments))

    expect(garmentTypes.filter((garment) => !placed.has(garment))).toEqual([])
  })
})

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
