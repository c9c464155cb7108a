import { describe, expect, it } from 'vitest'
import { aCategory } from '../categories/testing.ts'
import { categoryTrail, productTrail } from './breadcrumbs.ts'

const settings = { useUrlDispatcher: true, rootCategoryId: 2 }
const root = aCategory({ id: 2, parentIds: [1], name: 'Root', level: 1, urlPath: 'root' })
const girls = aCategory({ id: 20, parentIds: [1, 2], name: 'Girls', level: 2, urlPath: 'girls' })
const hidden = aCategory({ id: 25, parentIds: [1, 2, 20], name: 'Grouping', level: 3, urlPath: '' })
const coats = aCategory({ id: 30, parentIds: [1, 2, 20, 25], name: 'Coats', level: 4, urlPath: 'girls/coats' })
const sale = aCategory({ id: 40, parentIds: [1, 2], name: 'Sale', level: 2, urlPath: 'sale' })
const categories = [root, girls, hidden, coats, sale]

function names(trail: readonly { name: string }[]) {
  return trail.map((crumb) => crumb.name)
}

describe('categoryTrail', () => {
  it('leads from the top to the category, skipping what has no address', () => {
    expect(categoryTrail(coats, categories, settings)).toEqual([
      { name: 'Girls', page: '/girls' },
      { name: 'Coats', page: '/girls/coats' },
    ])
  })

  it('reads the path of a category that does not know its parents', () => {
    const orphan = { ...coats, parentIds: [], path: '1/2/20/25/30' }

    expect(names(categoryTrail(orphan, categories, settings))).toEqual(['Girls', 'Coats'])
  })

  it('leaves out ancestors that are not loaded and follows the dispatcher', () => {
    expect(categoryTrail(coats, [], { ...settings, useUrlDispatcher: false })).toEqual([
      { name: 'Coats', page: '/c/category-30' },
    ])
  })

  it('names a category once even when it is listed among its own parents', () => {
    expect(names(categoryTrail({ ...coats, parentIds: [1, 2, 20, 30] }, categories, settings))).toEqual([
      'Girls',
      'Coats',
    ])
  })
})

describe('productTrail', () => {
  const product = { categoryIds: [2, 20, 30, 40], currentCategoryId: null }

  it('follows the category the shopper came from', () => {
    expect(names(productTrail({ ...product, currentCategoryId: 40 }, categories, settings))).toEqual(['Sale'])
  })

  it('follows the deepest category when the shopper came from the root or from elsewhere', () => {
    for (const currentCategoryId of [null, 2, 99]) {
      expect(names(productTrail({ ...product, currentCategoryId }, categories, settings))).toEqual(['Girls', 'Coats'])
    }
  })

  it('takes the first of equally deep categories', () => {
    expect(names(productTrail({ categoryIds: [40, 20], currentCategoryId: null }, categories, settings))).toEqual([
      'Sale',
    ])
  })

  it('is empty for a product without a category that is shown', () => {
    expect(productTrail({ categoryIds: [99], currentCategoryId: null }, categories, settings)).toEqual([])
  })
})
