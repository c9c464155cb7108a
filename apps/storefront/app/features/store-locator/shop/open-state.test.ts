import { describe, expect, it } from 'vitest'
import { openingAt } from './open-state.tsx'

const day = { opens: '10:00', closes: '18:00' }
const shop = {
  week: [{ opens: '13:00', closes: '18:00' }, day, day, { opens: '10:00', closes: '21:00' }, day, day, null],
  specialDays: [],
}
const tuesday = { date: '2026-11-17', weekday: 2 } as const

describe('openingAt', () => {
  it('is open from the minute the doors open until the minute they close', () => {
    expect(openingAt(shop, { ...tuesday, time: '10:00' })).toEqual({ state: 'open', until: '18:00' })
    expect(openingAt(shop, { ...tuesday, time: '17:59' })).toEqual({ state: 'open', until: '18:00' })
    expect(openingAt(shop, { ...tuesday, time: '18:00' })).toMatchObject({ state: 'opens-later', weekday: 2 })
  })

  it('tells when the doors open next, over a closed Sunday', () => {
    expect(openingAt(shop, { ...tuesday, time: '08:00' })).toEqual({ state: 'opens-today', at: '10:00' })
    const saturdayEvening = { date: '2026-11-21', weekday: 6, time: '19:00' } as const
    expect(openingAt(shop, saturdayEvening)).toEqual({ state: 'opens-later', weekday: 0, at: '13:00' })
  })

  it('lets a special day win over its weekday', () => {
    const closedTuesday = { ...shop, specialDays: [{ date: '2026-11-17', name: 'Inventory', hours: null }] }

    expect(openingAt(closedTuesday, { ...tuesday, time: '12:00' })).toMatchObject({ state: 'opens-later', weekday: 2 })
  })

  it('is simply closed where no door ever opens', () => {
    const ruin = { week: [null, null, null, null, null, null, null], specialDays: [] }

    expect(openingAt(ruin, { ...tuesday, time: '12:00' })).toEqual({ state: 'closed' })
  })
})
