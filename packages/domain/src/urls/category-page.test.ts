import { describe, expect, it } from 'vitest'
import { categoryPage, categoryRoute, isMappedCategory } from './category-page.ts'

const coats = { slug: 'coats-20', urlPath: 'girls/coats' }

describe('categoryPage', () => {
  it('lives at its url_path, or under /c while the dispatcher is off', () => {
    expect(categoryPage(coats, { useUrlDispatcher: true })).toBe('/girls/coats')
    expect(categoryPage(coats, { useUrlDispatcher: false })).toBe('/c/coats-20')
    expect(categoryPage({ ...coats, urlPath: '' }, { useUrlDispatcher: true })).toBe('/c/coats-20')
  })
})

describe('categoryRoute', () => {
  it('is named category; its slug is the url_path when the dispatcher is on [ROUTE-26]', () => {
    expect(categoryRoute(coats, { useUrlDispatcher: true })).toEqual({
      name: 'category',
      params: { slug: 'girls/coats' },
    })
    expect(categoryRoute(coats, { useUrlDispatcher: false })).toEqual({
      name: 'category',
      params: { slug: 'coats-20' },
    })
  })
})

describe('isMappedCategory', () => {
  it('leaves out categories that show content only [ROUTE-30]', () => {
    expect(isMappedCategory({ displayMode: 'PAGE' })).toBe(false)
    expect(isMappedCategory({ displayMode: 'PRODUCTS' })).toBe(true)
    expect(isMappedCategory({ displayMode: 'PRODUCTS_AND_PAGE' })).toBe(true)
  })
})
