import { describe, expect, it } from 'vitest'
import { keepDeliveryPlace } from './keep-delivery-place.ts'

const found = [{ id: 'p1' }, { id: 'p2' }]

describe('keepDeliveryPlace', () => {
  it('keeps a service point that is still near', () => {
    const place = { kind: 'service-point', id: 'p2' } as const

    expect(keepDeliveryPlace(place, found)).toEqual({ place, notice: null })
  })

  it.each(['service-point', 'store'] as const)('asks to select a %s again that is gone', (kind) => {
    expect(keepDeliveryPlace({ kind, id: 'p9' }, found)).toEqual({
      place: { kind, id: null },
      notice: 'select-place-again',
    })
  })

  it('does not ask again who has not chosen yet', () => {
    const place = { kind: 'store', id: null } as const

    expect(keepDeliveryPlace(place, found)).toEqual({ place, notice: null })
  })

  it('says that places could not be loaded, and forgets no choice over it', () => {
    const place = { kind: 'store', id: 'p1' } as const

    expect(keepDeliveryPlace(place, null)).toEqual({ place, notice: 'locations-unavailable' })
  })

  it('has no place to look for at home', () => {
    expect(keepDeliveryPlace({ kind: 'home' }, null)).toEqual({ place: { kind: 'home' }, notice: null })
  })
})
