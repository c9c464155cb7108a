import { describe, expect, it } from 'vitest'
import { findCategory } from './find-category.ts'
import { aCategory } from './testing.ts'

const coats = aCategory({ id: 20, slug: 'coats-20', urlKey: 'coats', urlPath: '/girls/coats' })
const categories = [aCategory({ id: 1 }), aCategory({ id: 2 }), aCategory({ id: 30 }), coats]

describe('findCategory', () => {
  it('finds a category by url-key, slug, id or url_path [ROUTE-29]', () => {
    const lookups = [
      { key: 'url_key', value: 'coats' },
      { key: 'slug', value: 'coats-20' },
      { key: 'id', value: 20 },
      { key: 'id', value: '20' },
      { key: 'url_path', value: 'girls/coats' },
    ] as const

    for (const lookup of lookups) expect(findCategory(categories, lookup)).toEqual({ ok: true, value: coats })
  })

  it('compares url_paths without the slash in front [ROUTE-28]', () => {
    expect(findCategory(categories, { key: 'url_path', value: '/girls/coats/' }).ok).toBe(true)
    expect(findCategory(categories, { key: 'url_path', value: 'coats' }).ok).toBe(false)
  })

  it('does not find an id below the root category, which is 2 [CAT-02] [CAT-03]', () => {
    expect(findCategory(categories, { key: 'id', value: 1 }).ok).toBe(false)
    expect(findCategory(categories, { key: 'id', value: 2 }).ok).toBe(true)
  })

  it('finds nothing where nothing is looked for', () => {
    const bare = [aCategory({ id: 40, slug: '', urlKey: '', urlPath: '' })]

    for (const key of ['url_key', 'slug', 'url_path'] as const) {
      for (const value of ['', '/', '//']) expect(findCategory(bare, { key, value }).ok).toBe(false)
    }
  })

  it('follows the root category of the view [CAT-02]', () => {
    expect(findCategory(categories, { key: 'id', value: 2 }, { rootCategoryId: 30 }).ok).toBe(false)
    expect(findCategory(categories, { key: 'id', value: 30 }, { rootCategoryId: 30 }).ok).toBe(true)
  })

  it('says what was looked for when there is no such category [CAT-08]', () => {
    expect(findCategory(categories, { key: 'slug', value: 'boats' })).toEqual({
      ok: false,
      refusal: {
        code: 'category-not-found',
        key: 'slug',
        value: 'boats',
        message: 'Category query returned empty result slug = boats',
      },
    })
  })
})
