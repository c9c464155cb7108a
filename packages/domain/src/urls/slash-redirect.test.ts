import { describe, expect, it } from 'vitest'
import { slashRedirect } from './slash-redirect.ts'

describe('slashRedirect', () => {
  it('adds or removes the slash at the end as the view says [SEO-01]', () => {
    const typed = { pathname: '/girls/coats', search: '?page=2' }
    const slashed = { pathname: '/girls/coats/', search: '' }

    expect(slashRedirect(typed, { useTrailingSlash: true })).toBe('/girls/coats/?page=2')
    expect(slashRedirect(slashed, { useTrailingSlash: false })).toBe('/girls/coats')
  })

  it('leaves the right address alone', () => {
    expect(slashRedirect({ pathname: '/girls/', search: '?page=2' }, { useTrailingSlash: true })).toBeNull()
    expect(slashRedirect({ pathname: '/', search: '' }, { useTrailingSlash: false })).toBeNull()
    expect(slashRedirect({ pathname: '/robots.txt', search: '' }, { useTrailingSlash: true })).toBeNull()
  })

  it('never leads out of the shop', () => {
    expect(slashRedirect({ pathname: '//evil.example', search: '' }, { useTrailingSlash: true })).toBe('/evil.example')
    expect(slashRedirect({ pathname: '/\\evil/', search: '' }, { useTrailingSlash: false })).toBe('/evil')
  })
})
