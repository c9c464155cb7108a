import type { CategoryDocument } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { CategoryTree } from './category-tree.ts'

function aCategory(path: string, parts: Partial<CategoryDocument> = {}): CategoryDocument {
  const id = Number(path.split('/').at(-1))
  const level = path.split('/').length - 1
  return { id, name: `${id}`, path, level, parent_id: 2, position: 1, is_active: true, ...parts }
}

const hoodies = aCategory('1/2/20/21')
const girls = aCategory('1/2/20', { children_data: [{ id: 21, name: '21' }] })

describe('CategoryTree', () => {
  it('lists in a category what is in those below it, unless it is told not to [CAT-01]', () => {
    const tree = new CategoryTree()
    tree.replace([aCategory('1/2'), girls, hoodies])
    expect(tree.listing([21])).toEqual([21, 2, 20])

    tree.replace([aCategory('1/2'), { ...girls, is_anchor: false }, hoodies])
    expect(tree.listing([21, 99])).toEqual([21, 2, 99])
  })

  it('says when products are listed elsewhere, and not when only words change', () => {
    const tree = new CategoryTree()

    expect(tree.replace([girls, hoodies])).toBe(true)
    expect(tree.replace([{ ...girls, name: 'Girls' }, hoodies])).toBe(false)
    expect(tree.replace([girls, aCategory('1/2/21')])).toBe(true)
    expect(tree.replace([girls])).toBe(true)
  })

  it('tells which categories show another number, those that show it of a child included', () => {
    const tree = new CategoryTree()
    tree.replace([girls, hoodies, aCategory('1/2/30')])
    tree.recount(
      new Map([
        [20, 5],
        [21, 3],
        [30, 1],
      ]),
    )
    const changed = tree.recount(
      new Map([
        [20, 5],
        [21, 2],
        [30, 1],
      ]),
    )

    expect(changed).toMatchObject([
      { id: 20, product_count: 5, children_data: [{ id: 21, product_count: 2 }] },
      { id: 21, product_count: 2 },
    ])
    expect(tree.counted().map(({ product_count }) => product_count)).toEqual([5, 2, 1])
  })
})
