import type { Coordinates } from '@vonk/domain/shipping'

/** Times of day, `09:30`; null on a day the doors stay closed. */
export type Hours = { readonly opens: string; readonly closes: string } | null

export type SpecialDay = { readonly date: string; readonly name: string; readonly hours: Hours }

export function shopPath(slug: string): string {
  return `/storelocator/${slug}/`
}

/** A shop of brick and mortar as the locator shows it. */
export type ShopLocation = Coordinates & {
  readonly slug: string
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly countryId: string
  readonly phone: string
  readonly email: string
  readonly image: string
  readonly isPickup: boolean
  /** From Monday to Sunday. */
  readonly week: readonly Hours[]
  /** The next days with other hours. */
  readonly specialDays: readonly SpecialDay[]
  readonly distanceKm: number | null
}
