import { describe, expect, it } from 'vitest'
import { addressOf } from './address-of.ts'
import { buildUrl } from './build-url.ts'
import { aPrefixedView } from './testing.ts'

describe('addressOf', () => {
  it('keeps what a link needs and leaves prices, taxes and tag managers out', () => {
    const view = aPrefixedView({ host: 'razz.localhost' })
    const origin = { protocol: 'http:', port: '3000' }

    expect(buildUrl(addressOf(view), '/cart', origin)).toBe(buildUrl(view, '/cart', origin))
    expect(addressOf(view)).not.toHaveProperty('priceFormat')
    expect(addressOf(view)).not.toHaveProperty('googleTagManager')
  })
})
