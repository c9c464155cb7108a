import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import type { HourOfWeek } from '../time/index.ts'
import { daysToSundayDelivery, isSameDayPossible } from './same-day.ts'

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
