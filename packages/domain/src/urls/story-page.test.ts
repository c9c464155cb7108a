import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blogPage, isBlogPage, storyPage, storySlug } from './story-page.ts'

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
