import type { Db } from '../db/index.ts'
import { mailAttachments, mails } from './schema.ts'

export type Attachment = {
  readonly fileName: string
  readonly contentType: string
  readonly content: Uint8Array
}

export type NewMail = {
  /** Names what caused the mail, such as `confirmation:100000001`: a second mail with it is not taken. */
  readonly key: string
  /** Whose name the shop writes under; the address is the same for all. */
  readonly senderName: string
  readonly recipient: { readonly address: string; readonly name: string }
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Takes a POST without a question, for mail programs that have a button for it; for mails that somebody may not want any more. */
  readonly unsubscribeUrl?: string
  readonly attachments?: readonly Attachment[]
  /** Not before; at once when absent. */
  readonly dueAt?: Date
}

/** Adds a mail to the caller's transaction; false when there is one with its key already. */
export async function putMail(db: Db, mail: NewMail): Promise<boolean> {
  const { address } = mail.recipient
  const [added] = await db
    .insert(mails)
    .values({
      key: mail.key,
      senderName: toHeaderText(mail.senderName),
      recipient: address,
      recipientName: toHeaderText(mail.recipient.name),
      subject: toHeaderText(mail.subject),
      html: mail.html,
      plainText: mail.text,
      unsubscribeUrl: mail.unsubscribeUrl ?? null,
      ...(mail.dueAt && { dueAt: mail.dueAt }),
      ...(!isSingleAddress(address) && { state: 'refused' as const, lastError: 'no-address' }),
    })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  if (!added) return false
  const attachments = (mail.attachments ?? []).map((attachment, position) => ({
    ...attachment,
    mailId: added.id,
    position,
  }))
  if (attachments.length > 0) await db.insert(mailAttachments).values(attachments)
  return true
}

/** On one line: a line break would begin a header that the shop did not write. */
function toHeaderText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** One mailbox and nothing else: a list, a comment or a line break would reach somebody nobody meant. */
function isSingleAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}]+$/u.test(address)
}
