import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

describe('preferredLanguage', () => {
  it.each([
    { pathname: '/en/jassen/', acceptLanguage: 'de', language: 'en' },
    { pathname: '/', acceptLanguage: 'de-AT,de;q=0.9,en;q=0.8', language: 'de' },
    { pathname: '/', acceptLanguage: 'en;q=0.5, de;q=0.8', language: 'de' },
    { pathname: '/', acceptLanguage: 'fr, pl;q=0.9, en;q=0.1', language: 'en' },
    { pathname: '/', acceptLanguage: 'fr', language: 'nl' },
    { pathname: '/', acceptLanguage: ';;,q=', language: 'nl' },
    { pathname: '/', acceptLanguage: null, language: 'nl' },
  ])('speaks $language at $pathname to a browser that asks for $acceptLanguage', ({ language, ...address }) => {
    expect(preferredLanguage(address)).toBe(language)
  })
})
