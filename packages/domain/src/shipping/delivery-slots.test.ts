import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { type HourOfWeek, storeTimeAt } from '../time/index.ts'
import {
  type DeliverySlot,
  daysToDelivery,
  daysToFarDelivery,
  deliveryDate,
  isSlotInReach,
  slotId,
  timingOf,
} from './delivery-slots.ts'

/** The 16th of November 2026 is a Monday; an hour ahead of UTC. */
const at = (day: number, hour: string) => storeTimeAt(new Date(`2026-11-${day}T${hour}:00+01:00`))

function aSlot(day: number, option: DeliverySlot['option'] = 'daytime'): DeliverySlot {
  return { date: `2026-11-${day}`, from: '18:00', to: '22:00', option }
}

const inReach = (slot: DeliverySlot, day: number, hour: string) => isSlotInReach(slot, at(day, hour), defaultSettings)

describe('isSlotInReach', () => {
  it('is today only when ordered before 15:00, Monday to Saturday [SHIP-17]', () => {
    expect(inReach(aSlot(16, 'same-day'), 16, '14:59')).toBe(true)
    expect(inReach(aSlot(16, 'same-day'), 16, '15:00')).toBe(false)
    expect(inReach(aSlot(17, 'same-day'), 16, '10:00')).toBe(false)
    expect(inReach(aSlot(22, 'same-day'), 22, '10:00')).toBe(false)
    expect(isSlotInReach({ ...aSlot(16, 'same-day'), to: '09:30' }, at(16, '10:00'), defaultSettings)).toBe(false)
  })

  it('is on the next Sunday, until the cut-off of Saturday [SHIP-18]', () => {
    expect(inReach(aSlot(22, 'sunday'), 21, '14:00')).toBe(true)
    expect(inReach(aSlot(22, 'sunday'), 21, '16:00')).toBe(false)
    expect(inReach(aSlot(29, 'sunday'), 21, '16:00')).toBe(true)
  })

  it.each([
    [16, '14:00', 17],
    [16, '16:00', 18],
    [20, '16:00', 23],
    [21, '10:00', 23],
    [21, '16:00', 24],
    [22, '10:00', 24],
  ])('is a usual day when a parcel ordered on the %i. at %s has arrived, the %i.', (day, hour, first) => {
    for (const option of ['daytime', 'evening'] as const) {
      expect(inReach(aSlot(first, option), day, hour)).toBe(true)
      expect(inReach(aSlot(first - 1, option), day, hour)).toBe(false)
    }
  })
})

describe('daysToDelivery', () => {
  it('is never today and never a Sunday', () => {
    const time = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), hour: fc.nat(23) })
    fc.assert(
      fc.property(time, ({ weekday, hour }) => {
        // The generator makes exactly the seven weekdays.
        const days = daysToDelivery({ weekday, hour } as HourOfWeek, defaultSettings)
        expect(days).toBeGreaterThan(0)
        expect(days).toBeLessThanOrEqual(3)
        expect((weekday + days) % 7).not.toBe(0)
      }),
    )
  })
})

describe('daysToFarDelivery', () => {
  it.each([
    ['Monday', 1, 14, 2, 3],
    ['Monday after the cut-off', 1, 15, 3, 4],
    ['Thursday', 4, 14, 2, 4],
    ['Friday', 5, 14, 3, 4],
    ['Saturday after the cut-off', 6, 15, 4, 5],
    ['Sunday', 0, 9, 3, 4],
  ] as const)('of %s is the second and the third working day', (_, weekday, hour, soonest, latest) => {
    expect(daysToFarDelivery({ weekday, hour }, defaultSettings)).toEqual({ soonest, latest })
  })
})

describe('slotId', () => {
  it('tells slots apart', () => {
    const slots = [aSlot(16), aSlot(17), aSlot(16, 'evening'), { ...aSlot(16), from: '17:00' }]

    expect(new Set(slots.map(slotId)).size).toBe(4)
    expect(slotId(aSlot(16, 'same-day'))).toBe('2026-11-16.18:00-22:00.same-day')
  })
})

describe('timingOf', () => {
  it('brings the evening at the price of the day', () => {
    expect((['daytime', 'evening', 'sunday', 'same-day'] as const).map(timingOf)).toEqual([
      'standard',
      'standard',
      'sunday',
      'same-day',
    ])
  })
})

describe('deliveryDate', () => {
  it.each([
    ['standard', 16, '14:00', '2026-11-17'],
    ['standard', 21, '16:00', '2026-11-24'],
    ['same-day', 16, '14:00', '2026-11-16'],
    ['sunday', 18, '14:00', '2026-11-22'],
  ] as const)('of a %s parcel ordered on the %i. at %s is the first of its slots, %s', (timing, day, hour, date) => {
    expect(deliveryDate(at(day, hour), timing, defaultSettings)).toBe(date)
  })
})
