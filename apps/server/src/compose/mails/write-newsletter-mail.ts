import { type DueMail, loadLeaveLinks, newsletterMailKeys, openMail } from '@vonk/commerce/newsletter'
import { createStores } from '@vonk/commerce/stores'
import { findStoreView } from '@vonk/domain/stores'
import type { NewsletterMessage } from '@vonk/messages/mails'
import type { Database } from '@vonk/platform/db'
import type { MailSender } from '@vonk/platform/mail'
import { type MailLinks, mailLinks } from './mail-links.ts'
import { loadMailShop, type Site } from './mail-shop.ts'

export type NewsletterMailParts = { readonly db: Database; readonly mails: MailSender; readonly site: Site }

/** Writes the mail that a subscription waits for, once: what is due is closed in the transaction that puts the mail. */
export async function writeNewsletterMail(parts: NewsletterMailParts, subscriptionId: number): Promise<void> {
  const { db, mails, site } = parts
  const directory = await createStores({ db }).loadDirectory()
  const leaveLinks = await loadLeaveLinks(db)
  // Loaded with the first mail: a process that writes none does without.
  const { writeMail } = await import('@vonk/messages/mails')
  await db.transaction(async (tx) => {
    const due = await openMail(tx, subscriptionId, new Date())
    if (!due) return
    const view = findStoreView(directory, due.storeCode)
    const links = mailLinks('newsletter', await leaveLinks.seal(due.reader), { view, site })
    const written = await writeMail(toMessage(due, links), await loadMailShop(tx, view, site))
    await mails.put(tx, {
      key: keyOf(due, subscriptionId),
      recipient: { address: due.reader.email, name: '' },
      unsubscribeUrl: links.unsubscribeUrl,
      ...written,
    })
  })
}

function toMessage(due: DueMail, { leaveUrl, confirmUrl }: MailLinks): NewsletterMessage {
  if (due.kind === 'coupon') return { kind: 'newsletter-coupon', coupon: due.coupon, leaveUrl }
  const { requestedAt, lifeDays, token } = due
  return { kind: 'newsletter-confirmation', requestedAt, lifeDays, confirmUrl: confirmUrl(token), leaveUrl }
}

/** Who asks again is asked again; a coupon comes once. */
function keyOf(due: DueMail, subscriptionId: number): string {
  const [coupon, confirmation] = newsletterMailKeys(subscriptionId)
  return due.kind === 'coupon' ? `${coupon}once` : `${confirmation}${due.requestedAt.getTime()}`
}
