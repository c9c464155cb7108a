import { findStoreView } from '@vonk/domain/stores'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullSlugOf, slugPrefixOf } from './full-slug.ts'
import { testDirectory } from './testing.ts'

const inView = (code: string) => ({ directory: testDirectory, view: findStoreView(testDirectory, code) })

describe('fullSlugOf', () => {
  it('puts a story under the code of its view [CMS-04]', () => {
    expect(fullSlugOf('config/theme', inView('de'))).toBe('de/config/theme')
    expect(fullSlugOf('/nl/config/theme/', inView('de'))).toBe('nl/config/theme')
    expect(fullSlugOf('default/config/theme', inView('de'))).toBe('nl/config/theme')
    expect(fullSlugOf('', inView('de'))).toBe('de/home')
    expect(fullSlugOf('default', inView('de'))).toBe('nl/home')
    expect(fullSlugOf('en', inView('de'))).toBe('en/home')
    expect(fullSlugOf('english', inView('de'))).toBe('de/english')
  })

  it('is a plain path below a view, or nothing', () => {
    const strange = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('n', 'l', '/', '.', '%', '\\', ' ', '\0', '-'), maxLength: 20 }),
    )
    fc.assert(
      fc.property(strange, (slug) => {
        const full = fullSlugOf(slug, inView('nl'))

        if (full !== null) expect(full).toMatch(/^(?:nl|en|de)(?:\/[\w-]+)+$/)
      }),
    )
    for (const slug of ['..', 'a/../b', './a', 'a b', 'a%2fb', 'a\\b', 'a\0', 'é', 'favicon.ico', 'x'.repeat(301)]) {
      expect(fullSlugOf(slug, inView('nl')), slug).toBeNull()
    }
  })
})

describe('slugPrefixOf', () => {
  it('is inside the view unless it names one', () => {
    expect(slugPrefixOf('blog/', inView('en'))).toBe('en/blog/')
    expect(slugPrefixOf('/nl/blog', inView('en'))).toBe('nl/blog')
    expect(slugPrefixOf('nl', inView('en'))).toBe('nl')
    expect(slugPrefixOf('', inView('en'))).toBe('')
  })
})
