import { type DueMail, loadLeaveLinks, openMail } from '@vonk/commerce/newsletter'
import { createStores } from '@vonk/commerce/stores'
import { buildUrl, findStoreView } from '@vonk/domain/stores'
import { newsletterConfirmPage, newsletterLeavePage, newsletterOneClick } from '@vonk/domain/urls'
import type { NewsletterMessage } from '@vonk/messages/mails'
import type { Database } from '@vonk/platform/db'
import type { MailSender } from '@vonk/platform/mail'
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
    const leave = new URLSearchParams({ token: await leaveLinks.seal(due.reader) })
    const urls = {
      leave: `${buildUrl(view, newsletterLeavePage, site)}#${leave}`,
      confirm: buildUrl(view, newsletterConfirmPage, site),
    }
    const written = await writeMail(toMessage(due, urls), await loadMailShop(tx, view, site))
    await mails.put(tx, {
      key: keyOf(due, subscriptionId),
      recipient: { address: due.reader.email, name: '' },
      unsubscribeUrl: `${buildUrl(view, newsletterOneClick, site)}?${leave}`,
      ...written,
    })
  })
}

type Urls = { readonly leave: string; readonly confirm: string }

/** Tokens stand behind the #, so that no server on the way and no page that is linked from there learns of them. */
function toMessage(due: DueMail, { leave: leaveUrl, confirm }: Urls): NewsletterMessage {
  if (due.kind === 'coupon') return { kind: 'newsletter-coupon', coupon: due.coupon, leaveUrl }
  const { requestedAt, lifeDays, token } = due
  const confirmUrl = `${confirm}#${new URLSearchParams({ token })}`
  return { kind: 'newsletter-confirmation', requestedAt, lifeDays, confirmUrl, leaveUrl }
}

/** Who asks again is asked again; a coupon comes once. */
function keyOf(due: DueMail, subscriptionId: number): string {
  if (due.kind === 'coupon') return `newsletter-coupon:${subscriptionId}`
  return `newsletter-confirmation:${subscriptionId}:${due.requestedAt.getTime()}`
}
