import { type StoreTime, storeTimeAt } from '@vonk/domain/time'
import { useEffect, useState } from 'react'
import { useDates, useLaterTranslation } from '#i18n/index.ts'
import styles from './open-state.module.css'
import type { Hours, ShopLocation } from './shop-location.ts'

/** Whether the shop is open now, by its own clock; filled in by the browser, as a page may be older than a minute. */
export function OpenState({ shop }: { shop: ShopLocation }) {
  const t = useLaterTranslation()
  const { weekdayName } = useDates()
  const [opening, setOpening] = useState<Opening | null>(null)
  useEffect(() => setOpening(openingAt(shop, storeTimeAt(new Date()))), [shop])
  return (
    <p className={styles.state} data-state={opening?.state}>
      {opening?.state === 'open' && t('locator.open-until', { time: opening.until })}
      {opening?.state === 'opens-today' && t('locator.opens-today', { time: opening.at })}
      {opening?.state === 'opens-later' &&
        t('locator.opens-later', { day: weekdayName(opening.weekday), time: opening.at })}
      {opening?.state === 'closed' && t('locator.closed')}
    </p>
  )
}

type Opening =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'opens-today'; readonly at: string }
  | { readonly state: 'opens-later'; readonly weekday: number; readonly at: string }
  | { readonly state: 'closed' }

type Timetable = Pick<ShopLocation, 'week' | 'specialDays'>

/** Whether the doors are open now, and if not, when they open next. A special day wins over its weekday. */
export function openingAt(shop: Timetable, now: Pick<StoreTime, 'date' | 'weekday' | 'time'>): Opening {
  // The week of a shop begins on Monday, that of the clock on Sunday.
  const dayOfWeek = (now.weekday + 6) % 7
  const today = hoursOn(shop, now.date, dayOfWeek)
  if (today && now.time >= today.opens && now.time < today.closes) return { state: 'open', until: today.closes }
  if (today && now.time < today.opens) return { state: 'opens-today', at: today.opens }
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const weekday = (dayOfWeek + ahead) % 7
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
