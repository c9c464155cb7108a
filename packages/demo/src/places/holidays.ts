import type { OpeningException, OpeningHours, OpeningWeek } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import { DAY, startOfDay } from '../catalogue/calendar.ts'
import { type Holiday, holidays } from './holidays.data.ts'

export type Calendar = { readonly countryId: string; readonly region: string; readonly week: OpeningWeek }

/** The days of the coming thirteen months on which a shop opens otherwise than its week says. */
export function exceptionsOf(today: Instant, calendar: Calendar): readonly OpeningException[] {
  const start = startOfDay(today)
  const years = [0, 1, 2].map((ahead) => new Date(start).getUTCFullYear() + ahead)
  return years
    .flatMap((year) =>
      holidays.filter((holiday) => isKept(holiday, calendar)).map((holiday) => ({ holiday, at: dayOf(holiday, year) })),
    )
    .filter(({ at }) => at >= start && at <= start + 396 * DAY)
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ holiday, at }) => exceptionOn(at, holiday, calendar.week))
}

function isKept({ where }: Holiday, { countryId, region }: Calendar): boolean {
  return where.includes(countryId) || where.includes(region)
}

function dayOf({ date }: Holiday, year: number): number {
  if (typeof date === 'number') return easterOf(year) + date * DAY
  const at = Date.parse(`${year}-${date}`)
  // The King's birthday is kept a day early when it falls on a Sunday.
  return date === '04-27' && new Date(at).getUTCDay() === 0 ? at - DAY : at
}

function exceptionOn(at: number, { name, hours }: Holiday, week: OpeningWeek): OpeningException[] {
  const usual = week[(new Date(at).getUTCDay() + 6) % 7] ?? null
  if (usual === null) return []
  return [{ date: new Date(at).toISOString().slice(0, 10), name, hours: hours && within(hours, usual) }]
}

/** A short day is never longer than the usual one. */
function within(hours: OpeningHours, usual: OpeningHours): OpeningHours {
  return {
    opens: hours.opens > usual.opens ? hours.opens : usual.opens,
    closes: hours.closes < usual.closes ? hours.closes : usual.closes,
  }
}

/** The day of Easter Sunday, by the Gregorian rule of Meeus and Jones, as milliseconds since 1970. */
export function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * shift + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
