import type { DeliveryPlace } from '../forms/index.ts'

export type KeptPlace = {
  readonly place: DeliveryPlace
  readonly notice: 'locations-unavailable' | 'select-place-again' | null
}

/** Whether the chosen pickup place still stands after the places near an address were loaded; null: they could not be. */
export function keepDeliveryPlace(place: DeliveryPlace, found: readonly { readonly id: string }[] | null): KeptPlace {
  if (place.kind === 'home') return { place, notice: null }
  if (found === null) return { place, notice: 'locations-unavailable' }
  if (place.id === null || found.some(({ id }) => id === place.id)) return { place, notice: null }
  return { place: { ...place, id: null }, notice: 'select-place-again' }
}
