import type { OrderSettings } from '@vonk/domain/settings'
import { isSameDayPossible, type StoreTime } from '@vonk/domain/shipping'

export type DeliveryDay = { readonly kind: 'today' } | { readonly kind: 'on'; readonly weekday: StoreTime['weekday'] }

/** When an order placed now is at the door: today before the cut-off, else on the next day that is no Sunday. */
export function deliveryDay(time: StoreTime, settings: Pick<OrderSettings, 'sameDayCutoffHour'>): DeliveryDay {
  if (isSameDayPossible(time, settings)) return { kind: 'today' }
  const isSaturday = time.weekday === 6
  return { kind: 'on', weekday: isSaturday || time.weekday === 0 ? 1 : nextDay(time.weekday) }
}

function nextDay(weekday: StoreTime['weekday']): StoreTime['weekday'] {
  const days = [1, 2, 3, 4, 5, 6, 0] as const
  return days[weekday] ?? 1
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** What the clock in the shop shows; NL, BE and DE share one. */
export function storeTimeAt(moment: Date): StoreTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Amsterdam',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const index = weekdays.findIndex((name) => name === part('weekday'))
  // `en-GB` writes one of the seven names above.
  return { weekday: Math.max(0, index) as StoreTime['weekday'], hour: Number(part('hour')) }
}

/** The name of a weekday in the shopper's language. */
export function weekdayName(weekday: StoreTime['weekday'], locale: string): string {
  // 2023-01-01 was a Sunday.
  const day = new Date(Date.UTC(2023, 0, 1 + weekday))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
