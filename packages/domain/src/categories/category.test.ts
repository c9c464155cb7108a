import { describe, expect, it } from 'vitest'
import { categoryMenu, listingNotice, offeredCategories } from './category.ts'
import { aCategory } from './testing.ts'

describe('offeredCategories', () => {
  it('leaves out categories that are not active [CAT-06]', () => {
    expect(offeredCategories([aCategory({ id: 5, isActive: false }), aCategory({ id: 6 })])).toHaveLength(1)
  })

  it('sorts by position and keeps a stable order where positions are equal [CAT-07]', () => {
    const categories = [
      aCategory({ id: 7, position: 3 }),
      aCategory({ id: 9, position: 1 }),
      aCategory({ id: 8, position: 1 }),
    ]

    expect(offeredCategories(categories).map((category) => category.id)).toEqual([8, 9, 7])
  })
})

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

describe('listingNotice', () => {
  it('warns when the list is empty or its request failed', () => {
    expect(listingNotice({ total: 0, hasFailed: false })).toEqual({ code: 'no-products-synchronized' })
    expect(listingNotice({ total: 5, hasFailed: true })).toEqual({ code: 'no-products-synchronized' })
  })

  it('says nothing when there is something to see', () => {
    expect(listingNotice({ total: 1, hasFailed: false })).toBeNull()
  })
})
