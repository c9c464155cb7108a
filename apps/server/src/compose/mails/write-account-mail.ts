import { closeNotice, findNotice, type StoredNotice } from '@vonk/commerce/account-notices'
import { findCustomer, type StoredCustomer } from '@vonk/commerce/customers'
import { openReset } from '@vonk/commerce/sessions'
import { createStores } from '@vonk/commerce/stores'
import { buildUrl, findStoreView, type StoreView } from '@vonk/domain/stores'
import { resetPasswordPage } from '@vonk/domain/urls'
import type { AccountMessage } from '@vonk/messages/mails'
import type { Database, Db } from '@vonk/platform/db'
import type { MailSender } from '@vonk/platform/mail'
import { loadMailShop, type Site } from './mail-shop.ts'

export type AccountMailParts = { readonly db: Database; readonly mails: MailSender; readonly site: Site }

/** Tells a customer what a notice says, once: what was told is deleted in the transaction that puts the mail. */
export async function writeAccountMail({ db, mails, site }: AccountMailParts, noticeId: number): Promise<void> {
  const notice = await findNotice(db, noticeId)
  const customer = notice && (await findCustomer(db, notice.customerId))
  if (!notice || !customer) return
  const view = findStoreView(await createStores({ db }).loadDirectory(), notice.storeCode)
  const shop = await loadMailShop(db, view, site)
  // Loaded with the first mail: a process that writes none does without.
  const { writeMail } = await import('@vonk/messages/mails')
  await db.transaction(async (tx) => {
    if (!(await closeNotice(tx, noticeId))) return
    const message = await toMessage(tx, notice, { customer, view, site })
    const name = `${customer.firstName} ${customer.lastName}`
    const recipient = { address: notice.recipient ?? customer.email, name }
    await mails.put(tx, { key: `account:${noticeId}`, recipient, ...(await writeMail(message, shop)) })
  })
}

type MessageParts = { readonly customer: StoredCustomer; readonly view: StoreView; readonly site: Site }

/** The token of a link is made here: nothing but the mail ever knows it. */
async function toMessage(
  tx: Db,
  { kind, recipient, createdAt }: StoredNotice,
  { customer, view, site }: MessageParts,
): Promise<AccountMessage> {
  const account = { firstName: customer.firstName, at: createdAt }
  // Without a recipient it goes to the address the account has now: the new one.
  if (kind === 'email-changed' && recipient === null) return { kind: 'email-set', account }
  if (kind !== 'password-reset') return { kind, account }
  const token = await openReset(tx, customer.id, Date.now())
  // Behind the #, so that no server on the way and no page that is linked from there learns of it.
  const fragment = new URLSearchParams({ token, email: customer.email })
  return { kind, account, resetUrl: `${buildUrl(view, resetPasswordPage, site)}#${fragment}` }
}
