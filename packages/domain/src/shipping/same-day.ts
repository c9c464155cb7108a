import type { OrderSettings } from '../settings/index.ts'
import type { HourOfWeek } from '../time/index.ts'

export type CutoffSettings = Pick<OrderSettings, 'sameDayCutoffHour'>

/** An order can be at the door the same day from Monday to Saturday, when it is placed before the cut-off. */
export function isSameDayPossible({ weekday, hour }: HourOfWeek, { sameDayCutoffHour }: CutoffSettings): boolean {
  return weekday !== 0 && hour < sameDayCutoffHour
}

/** How many days from now Sunday delivery arrives; Saturday's cut-off is the last chance for the next day. */
export function daysToSundayDelivery(time: HourOfWeek, settings: CutoffSettings): number {
  const daysToSunday = 7 - time.weekday
  return daysToSunday === 1 && !isSameDayPossible(time, settings) ? 8 : daysToSunday
}
