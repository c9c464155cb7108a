import type { StoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Attachment, MailSender } from '@vonk/platform/mail'
import { findCreditNote, findInvoice } from '../../invoices/index.ts'
import { findOrder } from '../../orders/index.ts'
import { createStores } from '../../stores/index.ts'
import { loadMailShop, type Site } from '../mail-shop.ts'
import { findMessage, type OrderMail } from './order-mail.ts'
import { findTermsFile, type Stories } from './terms-file.ts'

export type MailWriterParts = {
  readonly db: Database
  readonly mails: MailSender
  readonly site: Site
  /** Where the terms are published. While it is away an order is not confirmed at once: the job tries again. */
  readonly stories: Stories
}

/** Writes what an event of an order asks for and hands it to the sender; a second time changes nothing. */
export async function writeOrderMail(parts: MailWriterParts, mail: OrderMail): Promise<void> {
  const { db, mails, site } = parts
  const order = await findOrder(db, mail.orderId)
  if (!order) return
  const directory = await createStores({ db }).loadDirectory()
  const found = await findMessage(db, mail, { order, directory, site })
  if (!found) return
  const { to, dueAt, view } = found
  const terms =
    found.message.kind === 'confirmation' ? await findTermsWithDeadline(parts.stories, view, order.placedAt) : null
  const message = found.message.kind === 'confirmation' ? { ...found.message, hasTerms: terms !== null } : found.message
  // Loaded with the first mail: a process that writes none does without.
  const { writeMail } = await import('@vonk/messages/mails')
  const { countryId } = order.delivery?.address ?? order.billingAddress
  const shop = await loadMailShop(db, view, site, countryId)
  const { senderName, subject, html, text } = await writeMail(message, shop)
  const attachments = [...(await findDocument(db, mail)), ...(terms ? [terms] : [])]
  const written = { key: keyOf(mail), senderName, recipient: to, subject, html, text, attachments }
  // Whoever sends must not see the mail before its files.
  await db.transaction((tx) => mails.put(tx, { ...written, ...(dueAt && { dueAt }) }))
}

/** A buyer waits for a confirmation with the terms, but not for ever: then it goes out with the address of their page alone. */
const TERMS_PATIENCE_MS = 3_600_000

async function findTermsWithDeadline(stories: Stories, view: StoreView, placedAt: Date): Promise<Attachment | null> {
  try {
    return await findTermsFile(stories, view)
  } catch (error) {
    if (Date.now() - placedAt.getTime() < TERMS_PATIENCE_MS) throw error
    return null
  }
}

export const keyOf = ({ kind, orderId, position }: OrderMail) => `${kind}:${orderId}:${position}`

/** The invoice of what was sold, or the credit note of what went back. */
async function findDocument(db: Database, { kind, orderId, position }: OrderMail): Promise<readonly Attachment[]> {
  const isRefund = kind === 'refunded'
  if (!isRefund && kind !== 'confirmation') return []
  const document = isRefund ? await findCreditNote(db, orderId, position) : await findInvoice(db, orderId)
  if (!document) return []
  const { renderInvoice } = await import('@vonk/messages/invoice')
  const content = await renderInvoice(document)
  return [{ fileName: `${document.number}.pdf`, contentType: 'application/pdf', content }]
}
