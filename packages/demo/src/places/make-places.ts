import type { AddressRange, ParcelPoint } from '@vonk/commerce/addresses'
import type { Instant } from '@vonk/domain/pricing'
import { makeAddresses } from './make-addresses.ts'
import { makeParcelPoints } from './make-parcel-points.ts'
import { type DemoPlace, makeShops } from './make-shops.ts'

/** Everything about the label that has an address. */
export type DemoPlaces = {
  readonly shops: readonly DemoPlace[]
  readonly addresses: readonly AddressRange[]
  readonly parcelPoints: readonly ParcelPoint[]
}

/** The same seed and day, the same places. */
export function makePlaces({ seed, today }: { seed: number; today: Instant }): DemoPlaces {
  const addresses = makeAddresses()
  return { shops: makeShops({ seed, today }), addresses, parcelPoints: makeParcelPoints(seed, addresses) }
}
