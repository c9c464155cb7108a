import { err, type Result } from '@vonk/domain/result'
import type { Throttled } from '@vonk/domain/throttle'
import { type Database, type Db, isUniqueViolation } from '@vonk/platform/db'
import {
  checkProfile,
  findCustomerByEmail,
  lockCustomer,
  type ProfileChange,
  type ProfileRefusal,
  type StoredCustomer,
  saveProfile,
} from '../customers/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { askEmailChange, settleEmailChange } from './email-changes.ts'

export type Change = {
  readonly customer: StoredCustomer
  readonly change: ProfileChange
  readonly visitor: string | null
  readonly storeCode: string
  /** The customer has just shown that the account is hers. Without it another mail address waits for the link to the old one. */
  readonly isProved: boolean
}

export type ChangeRefusal =
  | ProfileRefusal
  | { readonly code: 'address-not-yours' | 'email-taken' | 'not-signed-in' }
  | Throttled

type Parts = { readonly db: Database; readonly throttles: Throttles }

/** Changes what a customer may change, all of it or nothing. */
export async function changeProfile(
  { db, throttles }: Parts,
  { customer, change, visitor, storeCode, isProved }: Change,
): Promise<Result<StoredCustomer, ChangeRefusal>> {
  const checked = checkProfile(change)
  if (!checked.ok) return checked
  if (isOtherAddress(checked.value.email, customer.email)) {
    const counted = await countAddress(throttles, { visitor, emailAddress: customer.email, isMailed: !isProved })
    if (!counted.ok) return counted
  }
  try {
    return await db.transaction((tx) => save(tx, customer.id, { change: checked.value, storeCode, isProved }))
  } catch (error) {
    if (isUniqueViolation(error)) return err({ code: 'email-taken' })
    throw error
  }
}

type Counted = { readonly visitor: string | null; readonly emailAddress: string; readonly isMailed: boolean }

async function countAddress(
  throttles: Throttles,
  { isMailed, ...asker }: Counted,
): Promise<Result<unknown, Throttled>> {
  // Whoever tries one address after the other learns which of them have an account.
  const counted = await throttles.attemptHere('new-account', { ...asker, emailAddress: null, cartId: null })
  if (!counted.ok || !isMailed) return counted
  return throttles.attempt(['account-link'], { ...asker, cartId: null })
}

type Saving = Pick<Change, 'change' | 'storeCode' | 'isProved'>

async function save(
  tx: Db,
  id: number,
  { change, storeCode, isProved }: Saving,
): Promise<Result<StoredCustomer, Exclude<ChangeRefusal, ProfileRefusal | Throttled>>> {
  const before = await lockCustomer(tx, id)
  if (!before) return err({ code: 'not-signed-in' })
  const { email, ...others } = change
  if (!isOtherAddress(email, before.email)) return saveProfile(tx, before, change)
  if (isProved) {
    const saved = await saveProfile(tx, before, change)
    if (saved.ok) await settleEmailChange(tx, { before, storeCode })
    return saved
  }
  if (await findCustomerByEmail(tx, email)) return err({ code: 'email-taken' })
  const saved = await saveProfile(tx, before, others)
  if (saved.ok) await askEmailChange(tx, { customerId: id, email, storeCode })
  return saved
}

/** Upper and lower case reach the same mailbox. */
function isOtherAddress(wanted: string | undefined, now: string): wanted is string {
  return wanted !== undefined && wanted.toLowerCase() !== now.toLowerCase()
}
