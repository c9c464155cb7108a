import type { AddressLookup } from '@vonk/domain/addresses'
import type { Coordinates } from '@vonk/domain/shipping'

export type LookedUpAddress = {
  readonly countryCode: string
  readonly postalCode: string
  readonly street: string
  readonly streetNumber: string
  readonly premise: string
  readonly city: string
  /** Empty where it is not known. */
  readonly region: string
  readonly position: Coordinates | null
}

/** Who knows addresses: the shop's own tables, or pro6pp. Throws `OtherServiceUnavailable` when it cannot be asked. */
export type AddressFinder = {
  /** Null for an address that does not exist. */
  find(lookup: AddressLookup): Promise<LookedUpAddress | null>
}
