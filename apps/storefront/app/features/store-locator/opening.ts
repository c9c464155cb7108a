import type { Hours, ShopLocation } from './shop-location.ts'

/** What calendar and clock on the shop's wall show: the day, its place in the week from Monday 0, and `14:05`. */
export type WallTime = { readonly date: string; readonly weekday: number; readonly time: string }

export type Opening =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'opens-today'; readonly at: string }
  | { readonly state: 'opens-later'; readonly weekday: number; readonly at: string }
  | { readonly state: 'closed' }

type Timetable = Pick<ShopLocation, 'week' | 'specialDays'>

/** Whether the doors are open now, and if not, when they open next. A special day wins over its weekday. */
export function openingAt(shop: Timetable, now: WallTime): Opening {
  const today = hoursOn(shop, now.date, now.weekday)
  if (today && now.time >= today.opens && now.time < today.closes) return { state: 'open', until: today.closes }
  if (today && now.time < today.opens) return { state: 'opens-today', at: today.opens }
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const weekday = (now.weekday + ahead) % 7
    const hours = hoursOn(shop, addDays(now.date, ahead), weekday)
    if (hours) return { state: 'opens-later', weekday, at: hours.opens }
  }
  return { state: 'closed' }
}

function hoursOn({ week, specialDays }: Timetable, date: string, weekday: number): Hours {
  const special = specialDays.find((day) => day.date === date)
  return special ? special.hours : (week[weekday] ?? null)
}

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const timeZones: Readonly<Record<string, string>> = {
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  DE: 'Europe/Berlin',
}

/** The moment as the shop's own wall shows it, wherever the shopper is. */
export function wallTimeAt(moment: Date, countryId: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZones[countryId] ?? 'Europe/Amsterdam',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return { date, weekday, time: `${part('hour')}:${part('minute')}` }
}
