import type { OpeningWeek } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { easterOf, exceptionsOf } from './holidays.ts'

const open = { opens: '10:00', closes: '18:00' }
const everyDay: OpeningWeek = Array(7).fill(open)
const notOnSunday: OpeningWeek = [...everyDay.slice(1), null]

function datesIn(day: string, countryId: string, region: string, week = everyDay) {
  return exceptionsOf(Date.parse(day), { countryId, region, week }).map(({ date, name }) => `${date} ${name['en']}`)
}

describe('exceptionsOf', () => {
  it('looks thirteen months ahead from today, in order', () => {
    const dates = datesIn('2026-11-15', 'NL', 'Utrecht').map((text) => text.slice(0, 10))

    expect(dates[0]).toBe('2026-12-05')
    expect(dates.at(-1)).toBe('2027-12-05')
    expect(dates).toEqual(dates.toSorted())
  })

  it('keeps the holidays of the country and of its region', () => {
    expect(datesIn('2026-11-15', 'DE', 'Bayern')).toContain('2027-01-06 Epiphany')
    expect(datesIn('2026-11-15', 'DE', 'Berlin')).not.toContain('2027-01-06 Epiphany')
    expect(datesIn('2026-11-15', 'DE', 'Hamburg')).toContain('2027-10-31 Reformation Day')
    expect(datesIn('2026-11-15', 'BE', 'Antwerpen')).toContain('2027-07-21 Belgian National Day')
    expect(datesIn('2026-11-15', 'DE', 'Nordrhein-Westfalen')).toContain('2027-05-27 Corpus Christi')
  })

  it('says nothing of a holiday on which the shop is closed anyway', () => {
    expect(datesIn('2026-11-15', 'DE', 'Hamburg', notOnSunday)).not.toContain('2027-10-31 Reformation Day')
  })

  it("keeps the King's birthday a day early when it falls on a Sunday", () => {
    expect(datesIn('2025-01-01', 'NL', 'Utrecht')).toContain('2025-04-26 King’s Day')
    expect(datesIn('2026-01-01', 'NL', 'Utrecht')).toContain('2026-04-27 King’s Day')
  })

  it('shortens a day, but never lengthens it', () => {
    const late = { opens: '13:00', closes: '16:30' }
    const whitMonday = (week: OpeningWeek) =>
      exceptionsOf(Date.parse('2027-05-01'), { countryId: 'NL', region: 'Utrecht', week }).find(
        ({ date }) => date === '2027-05-17',
      )?.hours

    expect(whitMonday(everyDay)).toEqual({ opens: '12:00', closes: '17:00' })
    expect(whitMonday([late, ...everyDay.slice(1)])).toEqual(late)
  })
})

describe('easterOf', () => {
  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])('falls on %s', (day) => {
    expect(easterOf(Number(day.slice(0, 4)))).toBe(Date.parse(day))
  })
})
