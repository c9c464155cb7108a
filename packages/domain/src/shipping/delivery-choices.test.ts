import { describe, expect, it } from 'vitest'
import { deliveryChoices } from './delivery-choices.ts'
import { home, parcelPoint, sameDay, storePickup } from './testing.ts'

describe('deliveryChoices', () => {
  it('are home delivery, parcel points and store pickup [SHIP-01]', () => {
    expect(deliveryChoices([storePickup, parcelPoint, home, sameDay])).toEqual([
      { kind: 'home', methods: [home, sameDay] },
      { kind: 'service-point', methods: [parcelPoint] },
      { kind: 'store', methods: [storePickup] },
    ])
  })

  it('leave out what nothing is on offer for', () => {
    expect(deliveryChoices([parcelPoint])).toEqual([{ kind: 'service-point', methods: [parcelPoint] }])
    expect(deliveryChoices([])).toEqual([])
  })
})
