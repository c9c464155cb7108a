import { describe, expect, it } from 'vitest'
import { pageTags } from './page-tags.ts'

describe('pageTags', () => {
  it('gives everything a page can hang on a name of its own', () => {
    const names = Object.values(pageTags).map((tag) => (typeof tag === 'string' ? tag : tag('nl', '7')))

    expect(new Set(names).size).toBe(names.length)
  })

  it('tells the same thing of two views apart', () => {
    expect(pageTags.product('nl', 7)).not.toBe(pageTags.product('de', 7))
    expect(pageTags.address('nl', 'girls')).not.toBe(pageTags.address('de', 'girls'))
  })
})
