import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import type { HourOfWeek } from '../time/index.ts'
import {
  availableMethods,
  daysToSundayDelivery,
  isSameDayPossible,
  offerShippingMethods,
  type Shipment,
} from './offer-shipping-methods.ts'
import { aMethod, home, parcelPoint, sameDay, storePickup, sunday } from './testing.ts'

const workdays: readonly HourOfWeek['weekday'][] = [1, 2, 3, 4, 5, 6]

describe('isSameDayPossible', () => {
  it.each(workdays)('is possible on day %d until 15:00 [SHIP-17]', (weekday) => {
    expect(isSameDayPossible({ weekday, hour: 0 }, defaultSettings)).toBe(true)
    expect(isSameDayPossible({ weekday, hour: 14 }, defaultSettings)).toBe(true)
    expect(isSameDayPossible({ weekday, hour: 15 }, defaultSettings)).toBe(false)
    expect(isSameDayPossible({ weekday, hour: 23 }, defaultSettings)).toBe(false)
  })

  it('is never possible on Sunday', () => {
    expect(isSameDayPossible({ weekday: 0, hour: 9 }, defaultSettings)).toBe(false)
  })

  it('follows the cut-off of the shop', () => {
    expect(isSameDayPossible({ weekday: 1, hour: 14 }, { sameDayCutoffHour: 12 })).toBe(false)
    expect(isSameDayPossible({ weekday: 1, hour: 16 }, { sameDayCutoffHour: 17 })).toBe(true)
  })
})

describe('daysToSundayDelivery', () => {
  it.each<[string, HourOfWeek, number]>([
    ['Monday', { weekday: 1, hour: 10 }, 6],
    ['Monday evening', { weekday: 1, hour: 22 }, 6],
    ['Friday evening', { weekday: 5, hour: 22 }, 2],
    ['Saturday before the cut-off', { weekday: 6, hour: 14 }, 1],
    ['Saturday after the cut-off', { weekday: 6, hour: 15 }, 8],
    ['Sunday itself', { weekday: 0, hour: 9 }, 7],
  ])('counts from %s', (_, time, days) => {
    expect(daysToSundayDelivery(time, defaultSettings)).toBe(days)
  })
})

const all = [home, sameDay, sunday, parcelPoint, storePickup]
const tuesdayMorning: HourOfWeek = { weekday: 2, hour: 10 }

function offer(overrides: Partial<Shipment> = {}, methods = all) {
  const shipment: Shipment = {
    countryId: 'NL',
    lines: [{ type: 'simple' }],
    storeTime: tuesdayMorning,
    ...overrides,
  }
  return offerShippingMethods(methods, shipment, defaultSettings)
}

describe('offerShippingMethods', () => {
  it('offers home delivery, parcel points and store pickup', () => {
    expect(offer()).toEqual(all)
  })

  it('offers each method only in the countries it delivers to', () => {
    expect(offer({ countryId: 'BE' })).toEqual([home, parcelPoint])
    expect(offer({ countryId: 'DE' })).toEqual([home, parcelPoint, storePickup])
    expect(offer({ countryId: 'FR' })).toEqual([])
  })

  it('offers nothing before the country is known', () => {
    expect(offer({ countryId: null })).toEqual([])
  })

  it('promises no day for what has to be made first', () => {
    expect(offer({ lines: [{ type: 'simple' }, { type: 'simple', isPersonalised: true }] })).toEqual([
      home,
      parcelPoint,
      storePickup,
    ])
  })

  it('delivers the same day when ordered before 15:00, Monday to Saturday [SHIP-17]', () => {
    expect(offer({ storeTime: { weekday: 6, hour: 14 } })).toContain(sameDay)
    expect(offer({ storeTime: { weekday: 6, hour: 15 } })).not.toContain(sameDay)
    expect(offer({ storeTime: { weekday: 0, hour: 10 } })).not.toContain(sameDay)
  })

  it('brings to the door what is delivered the same day', () => {
    expect(offer({}, [{ ...sameDay, kind: 'service-point' }])).toEqual([])
  })

  it('offers Sunday delivery on every day of the week [SHIP-18]', () => {
    for (const weekday of [0, 1, 2, 3, 4, 5, 6] as const) {
      expect(offer({ storeTime: { weekday, hour: 20 } })).toContain(sunday)
    }
  })

  it('has nothing to deliver for virtual products', () => {
    expect(offer({ lines: [{ type: 'virtual' }, { type: 'downloadable' }] })).toEqual([])
    expect(offer({ lines: [{ type: 'virtual' }, { type: 'simple' }] })).toEqual(all)
  })

  it('leaves out what is not available [SHIP-03]', () => {
    expect(offer({}, [home, { ...parcelPoint, isAvailable: false }])).toEqual([home])
  })

  it('never offers what could not be delivered', () => {
    const anyMethod = fc.record({
      isAvailable: fc.boolean(),
      kind: fc.constantFrom('home' as const, 'service-point' as const, 'store' as const),
      timing: fc.constantFrom('standard' as const, 'same-day' as const, 'sunday' as const),
      countries: fc.subarray(['NL', 'BE', 'DE']),
    })
    const anyTime = fc.record({
      weekday: fc.constantFrom<HourOfWeek['weekday'][]>(0, 1, 2, 3, 4, 5, 6),
      hour: fc.nat(23),
    })
    fc.assert(
      fc.property(fc.array(anyMethod), fc.constantFrom('NL', 'FR'), anyTime, (methods, countryId, storeTime) => {
        for (const method of offer({ countryId, storeTime }, methods.map(aMethod))) {
          expect(method.isAvailable && method.countries.includes(countryId)).toBe(true)
          if (method.timing === 'same-day') expect(storeTime.weekday > 0 && storeTime.hour < 15).toBe(true)
        }
      }),
    )
  })
})

describe('availableMethods', () => {
  it('drops what the server says is not available [SHIP-03]', () => {
    expect(availableMethods([{ isAvailable: true }, { isAvailable: false }])).toEqual([{ isAvailable: true }])
  })
})
