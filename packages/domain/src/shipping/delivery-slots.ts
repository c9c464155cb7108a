import { addDays, type HourOfWeek, type StoreTime, type Weekday } from '../time/index.ts'
import { type CutoffSettings, daysToSundayDelivery, isSameDayPossible } from './offer-shipping-methods.ts'
import type { ConfiguredMethod } from './shipping-method.ts'

export type DeliveryOption = 'daytime' | 'evening' | 'sunday' | 'same-day'

/** When a carrier comes to the door. */
export type DeliverySlot = {
  /** `2026-11-16`. */
  readonly date: string
  /** Times of day, `18:00`. */
  readonly from: string
  readonly to: string
  readonly option: DeliveryOption
}

/** What a slot is known by, wherever it is asked for again. */
export function slotId({ date, from, to, option }: DeliverySlot): string {
  return `${date}.${from}-${to}.${option}`
}

/** The kind of method a slot is delivered with; the evening costs no more than the day. */
export function timingOf(option: DeliveryOption): ConfiguredMethod['timing'] {
  return option === 'daytime' || option === 'evening' ? 'standard' : option
}

/** Whether an order placed now can be at the door in a slot of the carrier. */
export function isSlotInReach(slot: DeliverySlot, now: StoreTime, settings: CutoffSettings): boolean {
  switch (slot.option) {
    case 'same-day':
      return slot.date === now.date && slot.to > now.time && isSameDayPossible(now, settings)
    case 'sunday':
      return slot.date >= addDays(now.date, daysToSundayDelivery(now, settings))
    default:
      return slot.date >= addDays(now.date, daysToDelivery(now, settings))
  }
}

/** The day an order placed now is at the door: what the product page promises and the checkout's slots begin with. */
export function deliveryDate(now: StoreTime, timing: ConfiguredMethod['timing'], settings: CutoffSettings): string {
  if (timing === 'same-day') return now.date
  const days = timing === 'sunday' ? daysToSundayDelivery(now, settings) : daysToDelivery(now, settings)
  return addDays(now.date, days)
}

/** How many days from now a usual parcel arrives: it leaves from Monday to Saturday and is brought on the next of these days. */
export function daysToDelivery(time: HourOfWeek, settings: CutoffSettings): number {
  const leaves = isSameDayPossible(time, settings) ? 0 : skipSunday(time.weekday, 1)
  return skipSunday(time.weekday, leaves + 1)
}

/** Between how many days from now a parcel arrives where nothing can come the same day: on the second or third working day. */
export function daysToFarDelivery(time: HourOfWeek, settings: CutoffSettings) {
  const soonest = skipSunday(time.weekday, daysToDelivery(time, settings) + 1)
  return { soonest, latest: skipSunday(time.weekday, soonest + 1) }
}

function skipSunday(weekday: Weekday, days: number): number {
  return (weekday + days) % 7 === 0 ? days + 1 : days
}
