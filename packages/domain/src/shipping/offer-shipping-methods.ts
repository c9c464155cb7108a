import { isVirtualCart } from '../cart/index.ts'
import type { ProductType } from '../products/index.ts'
import type { OrderSettings } from '../settings/index.ts'
import type { HourOfWeek } from '../time/index.ts'
import type { ConfiguredMethod } from './shipping-method.ts'

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

export type Shipment = {
  /** Country of the delivery address; null while it is not known. */
  readonly countryId: string | null
  /** `isPersonalised`: it is made first, for this buyer. */
  readonly lines: readonly { readonly type: ProductType; readonly isPersonalised?: boolean }[]
  readonly storeTime: HourOfWeek
}

/** The methods this cart can be delivered with, to this country, when it is ordered now. */
export function offerShippingMethods<Method extends ConfiguredMethod>(
  methods: readonly Method[],
  { countryId, lines, storeTime }: Shipment,
  settings: CutoffSettings,
): readonly Method[] {
  if (countryId === null || isVirtualCart(lines)) return []
  const isSameDay = isSameDayPossible(storeTime, settings)
  const isMadeFirst = lines.some(({ isPersonalised }) => isPersonalised)
  return availableMethods(methods).filter(
    ({ countries, kind, timing }) =>
      countries.includes(countryId) &&
      (timing === 'standard' || !isMadeFirst) &&
      (timing !== 'same-day' || (isSameDay && kind === 'home')),
  )
}

/** What a server calls unavailable is not shown. */
export function availableMethods<Method extends { readonly isAvailable: boolean }>(
  methods: readonly Method[],
): readonly Method[] {
  return methods.filter(({ isAvailable }) => isAvailable)
}
