import { type AddressBookRefusal, type BookAddress, checkAddressBook } from '@vonk/domain/addresses'
import { ok, type Result } from '@vonk/domain/result'
import { bulkInsert } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { and, eq, notInArray } from 'drizzle-orm'
import type { AddressChange, ProfileChange } from './check-profile.ts'
import { customerAddresses, customers, type StoredAddress, type StoredCustomer } from './schema.ts'
import { findAddresses } from './store.ts'

/** Saves what has been checked, of a customer who is held. A mail address that is taken throws a unique violation. */
export async function saveProfile(
  tx: Db,
  customer: StoredCustomer,
  { addresses, ...change }: ProfileChange,
): Promise<Result<StoredCustomer, AddressBookRefusal>> {
  if (addresses) {
    const saved = await saveAddresses(tx, customer.id, addresses)
    if (!saved.ok) return saved
  }
  const changed = { ...change, updatedAt: new Date() }
  const [row] = await tx.update(customers).set(changed).where(eq(customers.id, customer.id)).returning()
  return ok(row ?? customer)
}

export async function savePassword(tx: Db, customerId: number, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash, updatedAt: new Date() }).where(eq(customers.id, customerId))
}

async function saveAddresses(
  tx: Db,
  customerId: number,
  wanted: readonly AddressChange[],
): Promise<Result<null, AddressBookRefusal>> {
  const own = await findAddresses(tx, customerId)
  const owner = { customerId: String(customerId), addressIds: own.map(({ id }) => String(id)) }
  const book = checkAddressBook(wanted.map(toBookAddress), owner)
  if (!book.ok) return book
  const kept = wanted.flatMap((address) => (address.id === null ? [] : [{ ...address, id: address.id, customerId }]))
  await removeOthers(tx, customerId, kept)
  await bulkInsert(tx, customerAddresses, kept)
  const added = wanted.filter(({ id }) => id === null).map(({ id: _id, ...address }) => ({ ...address, customerId }))
  if (added.length > 0) await tx.insert(customerAddresses).values(added)
  return ok(null)
}

function toBookAddress({ id, customerId }: AddressChange): BookAddress {
  return { id: id === null ? null : String(id), customerId: customerId === null ? null : String(customerId) }
}

/** Before others become the usual ones, as there can be only one of each kind. */
async function removeOthers(tx: Db, customerId: number, kept: readonly StoredAddress[]): Promise<void> {
  const isTheirs = eq(customerAddresses.customerId, customerId)
  const ids = kept.map(({ id }) => id)
  await tx
    .delete(customerAddresses)
    .where(ids.length > 0 ? and(isTheirs, notInArray(customerAddresses.id, ids)) : isTheirs)
  await tx.update(customerAddresses).set({ isDefaultShipping: false, isDefaultBilling: false }).where(isTheirs)
}
