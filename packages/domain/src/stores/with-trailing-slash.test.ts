import { describe, expect, it } from 'vitest'
import { withTrailingSlash } from './with-trailing-slash.ts'

describe('withTrailingSlash', () => {
  it('adds exactly one slash or removes all, as the setting says [SEO-01]', () => {
    expect(withTrailingSlash('/a', true)).toBe('/a/')
    expect(withTrailingSlash('/a///', true)).toBe('/a/')
    expect(withTrailingSlash('/a/', false)).toBe('/a')
  })

  it('keeps the root and files as they are', () => {
    expect(withTrailingSlash('/', false)).toBe('/')
    expect(withTrailingSlash('', true)).toBe('/')
    expect(withTrailingSlash('/robots.txt', true)).toBe('/robots.txt')
    expect(withTrailingSlash('/v1.2/notes', true)).toBe('/v1.2/notes/')
  })
})
