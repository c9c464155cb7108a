import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

describe('preferredLanguage', () => {
  it.each([
    { pathname: '/en/jassen/', acceptLanguage: 'de', language: 'en' },
    { pathname: '/', acceptLanguage: 'de-AT,de;q=0.9,en;q=0.8', language: 'de' },
    { pathname: '/', acceptLanguage: 'en;q=0.5, de;q=0.8', language: 'de' },
    { pathname: '/', acceptLanguage: 'tlh, pl;q=0.9, nl;q=0.1', language: 'nl' },
    { pathname: '/', acceptLanguage: 'tlh', language: 'en' },
    { pathname: '/', acceptLanguage: ';;,q=', language: 'en' },
    { pathname: '/', acceptLanguage: null, language: 'en' },
  ])('speaks $language at $pathname to a browser that asks for $acceptLanguage', ({ language, ...address }) => {
    expect(preferredLanguage(address)).toBe(language)
  })
})
