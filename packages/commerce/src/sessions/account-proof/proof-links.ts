import type { Database, Db } from '@vonk/platform/db'
import { issueEmailToken, redeemEmailToken } from '../../mails/index.ts'

const purpose = 'account-proof'
const HOUR_IN_DAYS = 1 / 24

/** A token for the link by which whoever reads the mails of an account proves that it is hers. Made where the mail is put. */
export function openProofLink(tx: Db, customerId: number, now: Date): Promise<string> {
  return issueEmailToken(tx, { purpose, subject: customerId, lifeDays: HOUR_IN_DAYS, now })
}

type LinkUse = { readonly customerId: number; readonly token: string; readonly now: Date }

/** Uses a link of this customer up. */
export async function takeProofLink(db: Database, { customerId, token, now }: LinkUse): Promise<boolean> {
  const link = await db.transaction((tx) => redeemEmailToken(tx, { purpose, subject: customerId, token, now }))
  return link?.state === 'good'
}
