import { describe, expect, it } from 'vitest'
import { createDateFormats } from './date-formats.ts'

describe('createDateFormats', () => {
  it.each([
    ['nl', '2 oktober 2026', 'maandag', 'zondag'],
    ['en-GB', '2 October 2026', 'Monday', 'Sunday'],
    ['de', '2. Oktober 2026', 'Montag', 'Sonntag'],
    ['fr-FR', '2 octobre 2026', 'lundi', 'dimanche'],
  ] as const)('writes days as readers of %s do', (language, day, first, last) => {
    const { formatDay, weekdayName } = createDateFormats(language)

    expect(formatDay('2026-10-02')).toBe(day)
    expect([weekdayName(0), weekdayName(6)]).toEqual([first, last])
  })

  it.each([
    ['nl', /^2 oktober 2026 .*14:05:09/],
    ['en-GB', /^2 October 2026 .*14:05:09/],
    ['de', /^2\. Oktober 2026 .*14:05:09/],
    ['fr-FR', /^2 octobre 2026 .*14:05:09/],
  ] as const)('writes a moment on the clock of the shop in %s', (language, moment) => {
    expect(createDateFormats(language).formatMoment(new Date('2026-10-02T12:05:09Z'))).toMatch(moment)
  })

  it('writes a short date in the order of day, month and year', () => {
    expect(createDateFormats('en-GB').formatShort(new Date(2026, 9, 2))).toBe('02/10/2026')
  })
})
