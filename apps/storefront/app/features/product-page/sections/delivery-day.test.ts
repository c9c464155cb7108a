import { describe, expect, it } from 'vitest'
import { deliveryDay, weekdayName } from './delivery-day.ts'

const settings = { sameDayCutoffHour: 15 }

describe('deliveryDay', () => {
  it('is today before the cut-off from Monday to Saturday', () => {
    expect(deliveryDay({ weekday: 1, hour: 14 }, settings)).toEqual({ kind: 'today' })
    expect(deliveryDay({ weekday: 6, hour: 9 }, settings)).toEqual({ kind: 'today' })
  })

  it('is the next day after the cut-off, never a Sunday', () => {
    expect(deliveryDay({ weekday: 3, hour: 15 }, settings)).toEqual({ kind: 'on', weekday: 4 })
    expect(deliveryDay({ weekday: 5, hour: 20 }, settings)).toEqual({ kind: 'on', weekday: 6 })
    expect(deliveryDay({ weekday: 6, hour: 15 }, settings)).toEqual({ kind: 'on', weekday: 1 })
    expect(deliveryDay({ weekday: 0, hour: 8 }, settings)).toEqual({ kind: 'on', weekday: 1 })
  })
})

describe('weekdayName', () => {
  it('names the day in the language of the view', () => {
    expect([weekdayName(1, 'nl-NL'), weekdayName(0, 'de-DE')]).toEqual(['maandag', 'Sonntag'])
  })
})
