import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blogPage,
  canonicalProductPage,
  categoryPage,
  categoryRoute,
  isBlogPage,
  isMappedCategory,
  productPage,
  productRoute,
  storyPage,
  storySlug,
} from './shop-pages.ts'
import { aProductAddress } from './testing.ts'

const dispatched = { useUrlDispatcher: true }
const plain = { useUrlDispatcher: false }

describe('productPage', () => {
  it('lives at its url_path and carries the chosen variant while the dispatcher is on [ROUTE-27]', () => {
    expect(productPage(aProductAddress(), dispatched)).toBe('/girls/dino-tee?childSku=VK1-92')
    expect(productPage(aProductAddress({ childSku: null }), dispatched)).toBe('/girls/dino-tee')
    expect(productPage(aProductAddress({ typeId: 'simple' }), dispatched)).toBe('/girls/dino-tee')
  })

  it('lives under /p with its variant behind it while the dispatcher is off [ROUTE-27]', () => {
    expect(productPage(aProductAddress(), plain)).toBe('/p/VK1/dino-tee/VK1-92')
    expect(productPage(aProductAddress({ typeId: 'simple' }), plain)).toBe('/p/VK1/dino-tee')
  })

  it('falls back to /p for a product without a url_path', () => {
    expect(productPage(aProductAddress({ urlPath: '' }), dispatched)).toBe('/p/VK1/dino-tee/VK1-92')
  })

  it('encodes what an address cannot carry', () => {
    expect(productPage(aProductAddress({ parentSku: 'A/1 b', childSku: null }), plain)).toBe('/p/A%2F1%20b/dino-tee')
  })
})

describe('canonicalProductPage', () => {
  it('is the same for every variant', () => {
    expect(canonicalProductPage(aProductAddress(), dispatched)).toBe('/girls/dino-tee')
    expect(canonicalProductPage(aProductAddress(), plain)).toBe('/p/VK1/dino-tee')
  })
})

describe('productRoute', () => {
  it('is named after the type of product, with slug, parentSku and childSku [ROUTE-25]', () => {
    expect(productRoute(aProductAddress())).toEqual({
      name: 'configurable-product',
      params: { slug: 'dino-tee', parentSku: 'VK1', childSku: 'VK1-92' },
    })
  })

  it('names the product itself where no variant is chosen [ROUTE-25]', () => {
    expect(productRoute(aProductAddress({ typeId: 'bundle', childSku: null }))).toEqual({
      name: 'bundle-product',
      params: { slug: 'dino-tee', parentSku: 'VK1', childSku: 'VK1' },
    })
  })
})

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

const atRoot = { code: 'nl', appendStoreCode: false }
const prefixed = { code: 'en', appendStoreCode: true }

describe('storySlug', () => {
  it('is the path after the slash, under the store code when the view appends it [ROUTE-31]', () => {
    expect(storySlug('/about/us/', prefixed)).toBe('en/about/us')
    expect(storySlug('/en/about/us/', prefixed)).toBe('en/about/us')
  })

  it('is the path without the store code when the view does not append it [ROUTE-31]', () => {
    expect(storySlug('/about/us/', atRoot)).toBe('about/us')
    expect(storySlug('/nl/about/us', atRoot)).toBe('about/us')
  })

  it('is home at the root', () => {
    expect(storySlug('/', atRoot)).toBe('home')
    expect(storySlug('/', prefixed)).toBe('en/home')
    expect(storySlug('/en', prefixed)).toBe('en/home')
  })
})

describe('storyPage', () => {
  it('shows a story at its slug without the store code, and home at the root [ROUTE-31]', () => {
    expect(storyPage('en/about', prefixed)).toBe('/about')
    expect(storyPage('about', atRoot)).toBe('/about')
    expect(storyPage('en/home', prefixed)).toBe('/')
    expect(storyPage('home', atRoot)).toBe('/')
  })

  it('leads back to the story it was made from', () => {
    const segment = fc.stringMatching(/^[a-z]{3,8}$/)
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), fc.constantFrom(atRoot, prefixed), (segments, view) => {
        const slug = storySlug(segments.join('/'), view)

        expect(storySlug(storyPage(slug, view), view)).toBe(slug)
      }),
    )
  })
})

describe('blogPage', () => {
  it('lives under blog/ [ROUTE-33]', () => {
    expect(blogPage('summer/looks')).toBe('/blog/summer/looks')
    expect(isBlogPage(blogPage('summer'))).toBe(true)
    expect(isBlogPage('/blogger')).toBe(false)
    expect(isBlogPage('/')).toBe(false)
  })
})
