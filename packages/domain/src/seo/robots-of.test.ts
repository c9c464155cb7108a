import { describe, expect, it } from 'vitest'
import { robotsOf } from './robots-of.ts'

describe('robotsOf', () => {
  it('lets search engines keep what the shop shows to everybody', () => {
    for (const routeName of ['home', 'category', 'configurable-product', 'storelocator', 'cms_page']) {
      expect(robotsOf({ routeName, isFiltered: false })).toBe('index, follow')
    }
  })

  it('keeps personal and fleeting pages out', () => {
    for (const routeName of ['cart', 'checkout-return', 'my-account-order', 'search', 'page-not-found']) {
      expect(robotsOf({ routeName, isFiltered: false })).toBe('noindex, follow')
    }
  })

  it('keeps filtered lists out', () => {
    expect(robotsOf({ routeName: 'category', isFiltered: true })).toBe('noindex, follow')
  })
})
