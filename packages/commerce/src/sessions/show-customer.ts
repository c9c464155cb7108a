import type { CustomerDto } from '@vonk/contract'
import { type StoreDirectory, storeIdOf } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { findAddresses, findChildren, type StoredCustomer } from '../customers/index.ts'
import { toCustomer } from './to-customer.ts'

type ShownFrom = { readonly db: Db; readonly directory: StoreDirectory }

/** A customer with all that belongs to her profile. */
export async function showCustomer(
  { db, directory }: ShownFrom,
  customer: StoredCustomer,
  groupToken?: string,
): Promise<CustomerDto> {
  const addresses = await findAddresses(db, customer.id)
  const children = await findChildren(db, customer.id)
  const storeId = storeIdOf(directory, customer.storeCode)
  return toCustomer(customer, { addresses, children, storeId, ...(groupToken && { groupToken }) })
}
