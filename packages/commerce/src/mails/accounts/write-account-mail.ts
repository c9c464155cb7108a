import { buildUrl, findFormerView, type StoreView } from '@vonk/domain/stores'
import { confirmEmailPage, provedPages, resetPasswordPage } from '@vonk/domain/urls'
import type { AccountMessage } from '@vonk/messages/mails'
import type { Database, Db } from '@vonk/platform/db'
import type { MailSender } from '@vonk/platform/mail'
import { closeNotice, findCustomer, findNotice, type StoredCustomer, type StoredNotice } from '../../customers/index.ts'
import { openEmailChange, openProofLink, openReset } from '../../sessions/index.ts'
import { createStores } from '../../stores/index.ts'
import { loadMailShop, type Site } from '../mail-shop.ts'

export type AccountMailParts = { readonly db: Database; readonly mails: MailSender; readonly site: Site }

/** Tells a customer what a notice says, once: what was told is deleted in the transaction that puts the mail. */
export async function writeAccountMail({ db, mails, site }: AccountMailParts, noticeId: number): Promise<void> {
  const notice = await findNotice(db, noticeId)
  const customer = notice && (await findCustomer(db, notice.customerId))
  if (!notice || !customer) return
  const view = findFormerView(await createStores({ db }).loadDirectory(), notice.storeCode)
  const shop = await loadMailShop(db, view, site)
  // Loaded with the first mail: a process that writes none does without.
  const { writeMail } = await import('@vonk/messages/mails')
  await db.transaction(async (tx) => {
    if (!(await closeNotice(tx, noticeId))) return
    const message = await toMessage(tx, notice, { customer, view, site })
    if (!message) return
    const name = `${customer.firstName} ${customer.lastName}`
    const recipient = { address: notice.recipient ?? customer.email, name }
    await mails.put(tx, { key: `account:${noticeId}`, recipient, ...(await writeMail(message, shop)) })
  })
}

type MessageParts = { readonly customer: StoredCustomer; readonly view: StoreView; readonly site: Site }

/** Null when there is nothing to say any more. The token of a link is made here: nothing but the mail ever knows it. */
async function toMessage(tx: Db, notice: StoredNotice, parts: MessageParts): Promise<AccountMessage | null> {
  const { kind, recipient, createdAt } = notice
  const account = { firstName: parts.customer.firstName, at: createdAt }
  switch (kind) {
    case 'password-reset':
      return { kind, account, resetUrl: await resetLink(tx, parts) }
    case 'email-change-asked': {
      const change = await openEmailChange(tx, parts.customer.id, new Date())
      if (!change) return null
      const confirmUrl = linkTo(confirmEmailPage, { token: change.token }, parts)
      return { kind, account, newEmail: change.email, confirmUrl }
    }
    case 'proof-link-profile':
    case 'proof-link-security': {
      const proof = await openProofLink(tx, parts.customer.id, new Date())
      const page = provedPages[kind === 'proof-link-profile' ? 'profile' : 'security']
      return { kind: 'account-proof', account, proofUrl: linkTo(page, { proof }, parts) }
    }
    case 'email-changed':
      // Without a recipient it goes to the address the account has now: the new one.
      return { kind: recipient === null ? 'email-set' : kind, account }
    default:
      return { kind, account }
  }
}

async function resetLink(tx: Db, parts: MessageParts): Promise<string> {
  const token = await openReset(tx, parts.customer.id, Date.now())
  return linkTo(resetPasswordPage, { token, email: parts.customer.email }, parts)
}

/** What it carries stands behind the #, so that no server on the way and no page that is linked from there learns of it. */
function linkTo(page: string, carried: Record<string, string>, { view, site }: MessageParts): string {
  return `${buildUrl(view, page, site)}#${new URLSearchParams(carried)}`
}
