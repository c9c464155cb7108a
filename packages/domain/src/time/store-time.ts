/** What calendar and clock on the shop's wall show at a moment, wherever the shopper or the server is. */
export type StoreTime = HourOfWeek & {
  /** `2026-11-16`. */
  readonly date: string
  /** `14:05`. */
  readonly time: string
  /** How far this clock is ahead of UTC. */
  readonly utcOffsetMinutes: number
}

export type HourOfWeek = { readonly weekday: Weekday; readonly hour: number }

/** 0 is Sunday, 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

// The Netherlands, Belgium and Germany keep the same time.
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const minute = 60_000

export function storeTimeAt(moment: Date | number): StoreTime {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const date = `${part['year']}-${part['month']}-${part['day']}`
  const time = `${part['hour']}:${part['minute']}`
  const wall = new Date(`${date}T${time}Z`)
  return {
    date,
    time,
    // The documentation of Date promises one of these seven.
    weekday: wall.getUTCDay() as Weekday,
    hour: wall.getUTCHours(),
    // The wall shows no seconds, the moment may have some.
    utcOffsetMinutes: Math.ceil((wall.getTime() - Number(moment)) / minute),
  }
}

/** So many days after a date, `2026-11-16`. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
