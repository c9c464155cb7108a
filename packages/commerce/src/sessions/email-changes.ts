import { err, ok, type Result } from '@vonk/domain/result'
import { type Database, type Db, isUniqueViolation } from '@vonk/platform/db'
import { eq } from 'drizzle-orm'
import { lockCustomer, putNotice, type StoredCustomer, saveProfile } from '../customers/index.ts'
import { issueEmailToken, redeemEmailToken } from '../mails/index.ts'
import { deleteReset } from './password-resets.ts'
import { emailChanges } from './schema.ts'

type Asked = { readonly customerId: number; readonly email: string; readonly storeCode: string }

/** Has another address wait for the link to the old one. What was asked for before is forgotten, and its link with it. */
export async function askEmailChange(tx: Db, { customerId, email, storeCode }: Asked): Promise<void> {
  await forgetEmailChange(tx, customerId)
  await tx.insert(emailChanges).values({ customerId, email, storeCode })
  await putNotice(tx, { customerId, kind: 'email-change-asked', storeCode })
}

export async function forgetEmailChange(tx: Db, customerId: number): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.customerId, customerId))
}

export type AskedEmailChange = { readonly email: string; readonly token: string }

/** The address that waits and a token for its link; null when nothing waits any more. Made where the mail is put. */
export async function openEmailChange(tx: Db, customerId: number, now: Date): Promise<AskedEmailChange | null> {
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.customerId, customerId))
  if (!change) return null
  const token = await issueEmailToken(tx, { purpose: 'email-change', subject: change.id, lifeDays: 1, now })
  return { email: change.email, token }
}

export type ConfirmRefusal = { readonly code: 'link-unknown' | 'link-used' | 'link-expired' | 'email-taken' }
type Confirmation = { readonly token: string; readonly now: Date }

/** Sets the address that waits: whoever has the link reads the mails of the old one. */
export async function confirmEmailChange(
  db: Database,
  { token, now }: Confirmation,
): Promise<Result<true, ConfirmRefusal>> {
  try {
    return await db.transaction((tx) => confirm(tx, { token, now }))
  } catch (error) {
    if (isUniqueViolation(error)) return err({ code: 'email-taken' })
    throw error
  }
}

async function confirm(tx: Db, { token, now }: Confirmation): Promise<Result<true, ConfirmRefusal>> {
  const link = await redeemEmailToken(tx, { purpose: 'email-change', token, now })
  if (!link) return err({ code: 'link-unknown' })
  if (link.state !== 'good') return err({ code: `link-${link.state}` })
  const asked = await findChange(tx, link.subject)
  const customer = asked && (await lockCustomer(tx, asked.customerId))
  // Another may have been asked for while the customer was not held.
  const change = customer && (await findChange(tx, link.subject))
  if (!change) return err({ code: 'link-expired' })
  await saveProfile(tx, customer, { email: change.email })
  await settleEmailChange(tx, { before: customer, storeCode: change.storeCode })
  return ok(true)
}

async function findChange(tx: Db, id: number) {
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.id, id))
  return change
}

/** After the address is another: both hear of it, and links that are under way to the old one open nothing any more. */
export async function settleEmailChange(
  tx: Db,
  { before: { id: customerId, email }, storeCode }: { readonly before: StoredCustomer; readonly storeCode: string },
): Promise<void> {
  await deleteReset(tx, customerId)
  await forgetEmailChange(tx, customerId)
  await putNotice(tx, { customerId, kind: 'email-changed', storeCode, recipient: email })
  await putNotice(tx, { customerId, kind: 'email-changed', storeCode })
}
