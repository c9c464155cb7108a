import {
  type CutoffSettings,
  type DeliverySlot,
  isSameMethod,
  isSlotInReach,
  type MethodReference,
} from '@vonk/domain/shipping'
import type { StoreTime } from '@vonk/domain/time'

/** A parcel point or a shop, as it was when it was chosen: an order needs nobody to ask again. */
export type ChosenPlace = {
  readonly id: string
  readonly name: string
  readonly street: string
  /** Empty where the street has it. */
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  readonly countryId: string
}

/** Where a cart is picked up, or when it is brought, and the method this was chosen for. */
export type CartDelivery = MethodReference & {
  readonly place: ChosenPlace | null
  readonly timeframe: (DeliverySlot & { readonly id: string }) | null
}

type Clock = { readonly now: StoreTime; readonly settings: CutoffSettings }

/**
 * What was chosen for the method a cart is now delivered with. A choice for another one counts no more, and neither does a
 * time frame that has passed meanwhile: it comes in the first free slot.
 */
export function choiceFor(
  { deliveryChoice, countryId }: { readonly deliveryChoice: CartDelivery | null; readonly countryId: string | null },
  method: MethodReference | null,
  { now, settings }: Clock,
): CartDelivery | null {
  if (!deliveryChoice || !method || !isSameMethod(deliveryChoice, method)) return null
  const { place, timeframe } = deliveryChoice
  if (place && place.countryId !== countryId) return null
  return timeframe && !isSlotInReach(timeframe, now, settings) ? { ...deliveryChoice, timeframe: null } : deliveryChoice
}
