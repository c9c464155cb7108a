import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, storeTimeAt } from './store-time.ts'

describe('storeTimeAt', () => {
  it('reads the clock in the shop, summer and winter', () => {
    expect(storeTimeAt(new Date('2026-11-15T23:30:00Z'))).toEqual({
      date: '2026-11-16',
      weekday: 1,
      hour: 0,
      time: '00:30',
      utcOffsetMinutes: 60,
    })
    expect(storeTimeAt(Date.parse('2026-07-01T12:59:59.999Z'))).toEqual({
      date: '2026-07-01',
      weekday: 3,
      hour: 14,
      time: '14:59',
      utcOffsetMinutes: 120,
    })
  })

  it('turns with the clocks on the last Sundays of March and October', () => {
    const offsets = ['2026-03-29T00:59Z', '2026-03-29T01:00Z', '2026-10-25T00:59Z', '2026-10-25T01:00Z'].map(
      (moment) => storeTimeAt(new Date(moment)).utcOffsetMinutes,
    )

    expect(offsets).toEqual([60, 120, 120, 60])
  })

  it('is the moment itself moved by the offset, to the minute', () => {
    const thisCentury = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(thisCentury, (moment) => {
        const { date, time, utcOffsetMinutes } = storeTimeAt(moment)
        const moved = new Date(moment.getTime() + utcOffsetMinutes * 60_000)

        expect(moved.toISOString().slice(0, 16)).toBe(`${date}T${time}`)
      }),
    )
  })
})

describe('addDays', () => {
  it('goes over the ends of months and years, and back', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-11-16', -16)).toBe('2026-10-31')
  })
})
