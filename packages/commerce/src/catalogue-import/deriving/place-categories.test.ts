import { describe, expect, it } from 'vitest'
import type { Fields } from '../reading/dump-row.ts'
import { countProducts, placeCategories } from './place-categories.ts'

const place = (categories: Fields[], paths: Record<number, string> = {}) =>
  placeCategories(categories, { rootCategoryId: 2, pathOf: (id) => paths[id] ?? null })

describe('placeCategories', () => {
  it('answers a category that says where it hangs as it is', () => {
    const category = { id: 20, parent_id: 2, path: '1/2/20', level: 2 }

    expect(place([category])[0]).toBe(category)
  })

  it('finds parent, path and level from each other [CAT-01]', () => {
    expect(
      place([
        { id: 21, parent_id: 20 },
        { id: 20, path: '1/2/20' },
        { id: 2, parent_id: 1 },
      ]),
    ).toEqual([
      { id: 21, parent_id: 20, path: '1/2/20/21', level: 3 },
      { id: 20, parent_id: 2, path: '1/2/20', level: 2 },
      { id: 2, parent_id: 1, path: '1/2', level: 1 },
    ])
  })

  it('finds the parent among those that list it, else it is the root [CAT-03]', () => {
    const [, listed, alone, root] = place([
      { id: 20, parent_id: 2, path: '1/2/20', level: 2, children_data: [{ id: 21 }, null] },
      { id: 21 },
      { id: 30 },
      { id: 2 },
    ])

    expect(listed).toMatchObject({ parent_id: 20, path: '1/2/20/21' })
    expect(alone).toMatchObject({ parent_id: 2, path: '1/2/30', level: 2 })
    expect(root).toMatchObject({ parent_id: 1, path: '1/2', level: 1 })
  })

  it('hangs a category under one the shop has', () => {
    expect(place([{ id: 21, parent_id: 20 }], { 20: '1/2/20' })[0]).toMatchObject({ path: '1/2/20/21' })
  })

  it('ends when categories hang under each other', () => {
    expect(
      place([
        { id: 5, parent_id: 6 },
        { id: 6, parent_id: 5 },
        { id: 7, parent_id: 7 },
      ]),
    ).toMatchObject([
      { parent_id: 6, path: '6/5' },
      { parent_id: 5, path: '5/6' },
      { parent_id: 7, path: '7' },
    ])
  })
})

describe('countProducts', () => {
  it('counts a product once in each category it is in or under [CAT-01]', () => {
    const tree = new Map([
      [20, { path: '1/2/20' }],
      [21, { path: '1/2/20/21' }],
      [22, { path: '1/2/20/22' }],
    ])
    const counts = countProducts(tree, [
      { categoryIds: [20, 21], count: 1 },
      { categoryIds: [21, 22], count: 5 },
      { categoryIds: [99], count: 1 },
      { categoryIds: [], count: 1 },
    ])

    expect([2, 20, 21, 22, 99].map((id) => counts.get(id))).toEqual([6, 6, 6, 5, undefined])
  })
})
