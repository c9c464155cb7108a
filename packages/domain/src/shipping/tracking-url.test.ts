import { describe, expect, it } from 'vitest'
import { trackingUrl } from './tracking-url.ts'

const parcel = { code: '3SABCD1234567', countryId: 'NL', postcode: '3581 ra', language: 'nl' }

describe('trackingUrl', () => {
  it('puts everything where the carrier wants it', () => {
    expect(trackingUrl('https://jouw.postnl.nl/track-and-trace/{code}-{country}-{postcode}', parcel)).toBe(
      'https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-3581RA',
    )
    expect(trackingUrl('https://tracking.dpd.de/status/{language}/parcel/{code}', parcel)).toBe(
      'https://tracking.dpd.de/status/nl/parcel/3SABCD1234567',
    )
  })

  it('leaves a place it does not know where the operator sees it', () => {
    expect(trackingUrl('https://dhl.example/{parcel}', parcel)).toBe('https://dhl.example/%7Bparcel%7D')
  })

  it('lets nothing out of its place', () => {
    expect(trackingUrl('https://dhl.example/?id={code}', { ...parcel, code: 'A&b=1/..' })).toBe(
      'https://dhl.example/?id=A%26b%3D1%2F..',
    )
  })
})
