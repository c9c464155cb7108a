import { err, ok, type Result } from '../result/index.ts'

/** Ids are null on an address that is new. */
export type BookAddress = { readonly id: string | null; readonly customerId: string | null }

export type AddressOwner = { readonly customerId: string; readonly addressIds: readonly string[] }

export type AddressBookRefusal = { readonly code: 'address-not-yours' }

/** A customer may only save addresses that are new or already theirs, each of them once. */
export function checkAddressBook<Address extends BookAddress>(
  addresses: readonly Address[],
  { customerId, addressIds }: AddressOwner,
): Result<readonly Address[], AddressBookRefusal> {
  const areOwn = addresses.every(
    (address) =>
      (address.id === null || addressIds.includes(address.id)) &&
      (address.customerId === null || address.customerId === customerId),
  )
  const existing = addresses.flatMap(({ id }) => id ?? [])
  return areOwn && new Set(existing).size === existing.length ? ok(addresses) : err({ code: 'address-not-yours' })
}
