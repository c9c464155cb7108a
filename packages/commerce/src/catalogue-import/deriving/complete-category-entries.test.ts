import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing/documents.ts'
import { completeCategoryEntries } from './complete-category-entries.ts'

const find = (id: number) => ({ 3: { name: 'Girls' }, 4: { name: 'Jeans' } })[id]

describe('completeCategoryEntries', () => {
  it('makes entries of ids, leaving out categories nobody knows', () => {
    expect(completeCategoryEntries(aProduct({ category_ids: [3, 77] }), find)).toMatchObject({
      category_ids: [3, 77],
      category: [{ category_id: 3, name: 'Girls', position: 0 }],
    })
  })

  it('makes ids of entries, and names those that have no name', () => {
    const entries = [
      { category_id: 3, name: 'Meisjes', position: 4 },
      { category_id: 4, position: 2 },
    ]

    expect(completeCategoryEntries(aProduct({ category: entries }), find)).toMatchObject({
      category_ids: [3, 4],
      category: [
        { category_id: 3, name: 'Meisjes', position: 4 },
        { category_id: 4, name: 'Jeans', position: 2 },
      ],
    })
  })

  it('answers what is complete as it is', () => {
    for (const parts of [
      {},
      { category_ids: [], category: [] },
      { category_ids: [3, 4], category: [{ category_id: 3, name: 'x' }] },
    ]) {
      const product = aProduct(parts)

      expect(completeCategoryEntries(product, find)).toBe(product)
    }
  })
})
