import { err, ok, type Result } from '@vonk/domain/result'
import type { Throttled } from '@vonk/domain/throttle'
import { type Database, type Db, isUniqueViolation } from '@vonk/platform/db'
import { putNotice } from '../account-notices/index.ts'
import {
  checkProfile,
  lockCustomer,
  type ProfileChange,
  type ProfileRefusal,
  type StoredCustomer,
  saveProfile,
} from '../customers/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { deleteReset } from './password-resets.ts'

export type Change = {
  readonly customer: StoredCustomer
  readonly change: ProfileChange
  readonly visitor: string | null
  readonly storeCode: string
}

export type ChangeRefusal =
  | ProfileRefusal
  | { readonly code: 'address-not-yours' | 'email-taken' | 'not-signed-in' }
  | Throttled

type Parts = { readonly db: Database; readonly throttles: Throttles }

/** Changes what a customer may change, all of it or nothing. */
export async function changeProfile(
  { db, throttles }: Parts,
  { customer, change, visitor, storeCode }: Change,
): Promise<Result<StoredCustomer, ChangeRefusal>> {
  const checked = checkProfile(change)
  if (!checked.ok) return checked
  if (isOtherAddress(checked.value.email, customer.email)) {
    // Whoever tries one address after the other learns which of them have an account.
    const counted = await throttles.attemptHere('new-account', { visitor, emailAddress: null, cartId: null })
    if (!counted.ok) return counted
  }
  try {
    return await db.transaction((tx) => save(tx, customer.id, { change: checked.value, storeCode }))
  } catch (error) {
    if (isUniqueViolation(error)) return err({ code: 'email-taken' })
    throw error
  }
}

type Saving = Pick<Change, 'change' | 'storeCode'>

async function save(
  tx: Db,
  id: number,
  { change, storeCode }: Saving,
): Promise<Result<StoredCustomer, Exclude<ChangeRefusal, ProfileRefusal | Throttled>>> {
  const before = await lockCustomer(tx, id)
  if (!before) return err({ code: 'not-signed-in' })
  const saved = await saveProfile(tx, before, change)
  if (!saved.ok) return saved
  if (isOtherAddress(saved.value.email, before.email)) {
    // A link that is under way to the old address must not open the account any more.
    await deleteReset(tx, id)
    await putNotice(tx, { customerId: id, kind: 'email-changed', storeCode, recipient: before.email })
    await putNotice(tx, { customerId: id, kind: 'email-changed', storeCode })
  }
  return ok(saved.value)
}

/** Upper and lower case reach the same mailbox. */
function isOtherAddress(wanted: string | undefined, now: string): boolean {
  return wanted !== undefined && wanted.toLowerCase() !== now.toLowerCase()
}
