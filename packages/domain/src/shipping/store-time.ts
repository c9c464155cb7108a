import type { OrderSettings } from '../settings/index.ts'

/** What calendar and clock on the shop's wall show: 0 is Sunday, 6 Saturday; time zones are the caller's business. */
export type StoreTime = { readonly weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6; readonly hour: number }

export type CutoffSettings = Pick<OrderSettings, 'sameDayCutoffHour'>

/** An order can be at the door the same day from Monday to Saturday, when it is placed before the cut-off. */
export function isSameDayPossible({ weekday, hour }: StoreTime, { sameDayCutoffHour }: CutoffSettings): boolean {
  return weekday !== 0 && hour < sameDayCutoffHour
}

/** How many days from now Sunday delivery arrives; Saturday's cut-off is the last chance for the next day. */
export function daysToSundayDelivery(time: StoreTime, settings: CutoffSettings): number {
  const daysToSunday = 7 - time.weekday
  return daysToSunday === 1 && !isSameDayPossible(time, settings) ? 8 : daysToSunday
}
