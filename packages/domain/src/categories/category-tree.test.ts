import { describe, expect, it } from 'vitest'
import { type CategoryNode, categoryTree } from './category-tree.ts'
import { aCategory } from './testing.ts'

function outline(nodes: readonly CategoryNode[]): unknown[] {
  return nodes.map(({ category, children }) => [category.id, outline(children)])
}

describe('categoryTree', () => {
  it('hangs categories under their parents by position', () => {
    const categories = [
      aCategory({ id: 31, parentId: 20, position: 2 }),
      aCategory({ id: 30, parentId: 20, position: 1 }),
      aCategory({ id: 21, position: 2 }),
      aCategory({ id: 20, position: 1 }),
      aCategory({ id: 99, parentId: 7 }),
    ]

    expect(outline(categoryTree(categories, 2))).toEqual([
      [
        20,
        [
          [30, []],
          [31, []],
        ],
      ],
      [21, []],
    ])
  })

  it('hides what hangs under a hidden category [CAT-06]', () => {
    const categories = [aCategory({ id: 20, isActive: false }), aCategory({ id: 30, parentId: 20 })]

    expect(categoryTree(categories, 2)).toEqual([])
  })

  it('survives a chain of categories as long as the shop may read', () => {
    const chain = Array.from({ length: 4000 }, (_, index) => aCategory({ id: index + 3, parentId: index + 2 }))

    expect(categoryTree(chain, 2)).toHaveLength(1)
  })

  it('survives categories that are each other’s parents', () => {
    const categories = [
      aCategory({ id: 20, parentId: 2 }),
      aCategory({ id: 2, parentId: 20 }),
      aCategory({ id: 2, parentId: 2 }),
    ]

    expect(outline(categoryTree(categories, 2))).toEqual([[20, []]])
    expect(categoryTree([aCategory({ id: 30, parentId: 31 }), aCategory({ id: 31, parentId: 30 })], 2)).toEqual([])
  })
})
