import { describe, expect, it } from 'vitest'
import { checkDeliveryPlace } from './check-delivery-place.ts'

describe('checkDeliveryPlace', () => {
  it('wants a service point or a store to be selected for picking up [SHIP-19]', () => {
    for (const kind of ['service-point', 'store'] as const) {
      for (const id of [null, '']) {
        expect(checkDeliveryPlace({ kind, id })).toEqual({ ok: false, refusal: { code: 'service-point-missing' } })
      }
      expect(checkDeliveryPlace({ kind, id: 'p1' })).toEqual({ ok: true, value: { kind, id: 'p1' } })
    }
  })

  it('wants neither for home delivery', () => {
    expect(checkDeliveryPlace({ kind: 'home' })).toEqual({ ok: true, value: { kind: 'home' } })
  })
})
