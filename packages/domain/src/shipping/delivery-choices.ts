import type { DeliveryDestination } from '../forms/index.ts'
import type { DeliveryKind, ShippingMethod } from './shipping-method.ts'

export type DeliveryGroup<Method> = { readonly kind: DeliveryKind; readonly methods: readonly Method[] }

const kinds: readonly DeliveryKind[] = ['home', 'service-point', 'store']

/** What the shopper chooses between first: to the door, to a parcel point or to a shop, with the methods of each. */
export function deliveryChoices<Method extends Pick<ShippingMethod, 'kind'>>(
  offered: readonly Method[],
): readonly DeliveryGroup<Method>[] {
  return kinds
    .map((kind) => ({ kind, methods: offered.filter((method) => method.kind === kind) }))
    .filter(({ methods }) => methods.length > 0)
}

export type Timeframe = { readonly id: string }

/** `timeframe` is null when the carrier takes its first free slot. */
export type ChosenTimeframe<Slot> = {
  readonly timeframe: Slot | null
  readonly notice: 'timeframes-unavailable' | null
}

/** The slot to deliver in: the one wanted, else the first there is. Null timeframes could not be loaded. */
export function chooseTimeframe<Slot extends Timeframe>(
  timeframes: readonly Slot[] | null,
  wantedId: string | null,
): ChosenTimeframe<Slot> {
  if (timeframes === null) return { timeframe: null, notice: 'timeframes-unavailable' }
  const wanted = timeframes.find(({ id }) => id === wantedId)
  return { timeframe: wanted ?? timeframes[0] ?? null, notice: null }
}

export type KeptDestination = {
  readonly place: DeliveryDestination
  readonly notice: 'locations-unavailable' | 'select-place-again' | null
}

/** Whether the chosen pickup place still stands after the places near an address were loaded; null: they could not be. */
export function keepDestination(
  place: DeliveryDestination,
  found: readonly { readonly id: string }[] | null,
): KeptDestination {
  if (place.kind === 'home') return { place, notice: null }
  if (found === null) return { place, notice: 'locations-unavailable' }
  if (place.id === null || found.some(({ id }) => id === place.id)) return { place, notice: null }
  return { place: { ...place, id: null }, notice: 'select-place-again' }
}
