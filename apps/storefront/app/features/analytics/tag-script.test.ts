import { describe, expect, it } from 'vitest'
import { tagManagerSource } from './tag-script.ts'

const settings = { id: 'GTM-ABC123', domain: '', loadScript: true }
const consent = { analytics: true, marketing: false, date: '', version: 1 }

describe('tagManagerSource', () => {
  it('is known once a view has a tag manager and the shopper agreed to something [ANA-04]', () => {
    expect(tagManagerSource(settings, consent)).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123')
    expect(tagManagerSource(settings, { ...consent, analytics: false, marketing: true })).not.toBeNull()
  })

  it.each(['tags.vonk.test', 'https://tags.vonk.test', '//tags.vonk.test'])(
    'may be a domain of the shop: %s [ANA-04]',
    (domain) => {
      expect(tagManagerSource({ ...settings, domain }, consent)).toBe('https://tags.vonk.test/gtm.js?id=GTM-ABC123')
    },
  )

  it('is nowhere without id, without leave to load it and without consent: no request to anyone [ANA-04]', () => {
    expect(tagManagerSource({ ...settings, id: null }, consent)).toBeNull()
    expect(tagManagerSource({ ...settings, loadScript: false }, consent)).toBeNull()
    expect(tagManagerSource(settings, null)).toBeNull()
    expect(tagManagerSource(settings, { ...consent, analytics: false })).toBeNull()
  })
})
