import type { OrderSettings } from '@vonk/domain/settings'
import { isSameDayPossible } from '@vonk/domain/shipping'
import type { HourOfWeek, Weekday } from '@vonk/domain/time'

export type DeliveryDay = { readonly kind: 'today' } | { readonly kind: 'on'; readonly weekday: Weekday }

/** When an order placed now is at the door: today before the cut-off, else on the next day that is no Sunday. */
export function deliveryDay(time: HourOfWeek, settings: Pick<OrderSettings, 'sameDayCutoffHour'>): DeliveryDay {
  if (isSameDayPossible(time, settings)) return { kind: 'today' }
  const isSaturday = time.weekday === 6
  return { kind: 'on', weekday: isSaturday || time.weekday === 0 ? 1 : nextDay(time.weekday) }
}

function nextDay(weekday: Weekday): Weekday {
  const days = [1, 2, 3, 4, 5, 6, 0] as const
  return days[weekday] ?? 1
}

/** The name of a weekday in the shopper's language. */
export function weekdayName(weekday: Weekday, locale: string): string {
  // 2023-01-01 was a Sunday.
  const day = new Date(Date.UTC(2023, 0, 1 + weekday))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
