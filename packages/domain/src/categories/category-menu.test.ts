import { describe, expect, it } from 'vitest'
import { categoryMenu } from './category-menu.ts'
import { aCategory } from './testing.ts'

const girls = aCategory({ id: 20, parentId: 2 })
const coats = aCategory({ id: 30, parentId: 20, position: 2 })
const tees = aCategory({ id: 31, parentId: 20, position: 1 })

describe('categoryMenu', () => {
  it('offers the categories below the current one', () => {
    const menu = categoryMenu([girls, coats, tees], girls)

    expect(menu.parent).toBe(girls)
    expect(menu.entries).toEqual([
      { category: tees, isCurrent: false },
      { category: coats, isCurrent: false },
    ])
  })

  it('offers the neighbours at the end of a branch and marks where the shopper is', () => {
    const menu = categoryMenu([girls, coats, tees], coats)

    expect(menu.parent).toBe(girls)
    expect(menu.entries.map((entry) => entry.isCurrent)).toEqual([false, true])
  })

  it('has no parent at the top', () => {
    expect(categoryMenu([girls], girls)).toEqual({ parent: null, entries: [{ category: girls, isCurrent: true }] })
  })
})
