import { findFormerView } from '@vonk/domain/stores'
import type { NewsletterMessage } from '@vonk/messages/mails'
import type { Database, Db } from '@vonk/platform/db'
import type { MailSender } from '@vonk/platform/mail'
import {
  type DueMail,
  loadLeaveLinks,
  newsletterMailKeys,
  openAskedMail,
  openMail,
  type Reader,
} from '../../newsletter/index.ts'
import { createStores } from '../../stores/index.ts'
import { type MailLinks, mailLinks } from '../mail-links.ts'
import { loadMailShop, type Site } from '../mail-shop.ts'

export type NewsletterMailParts = { readonly db: Database; readonly mails: MailSender; readonly site: Site }

/** Writes the mail that a subscription waits for, once: what is due is closed in the transaction that puts the mail. */
export async function writeNewsletterMail(parts: NewsletterMailParts, subscriptionId: number): Promise<void> {
  const put = await createWriter(parts)
  await parts.db.transaction(async (tx) => {
    const due = await openMail(tx, subscriptionId, new Date())
    if (due) await put(tx, due, { key: keyOf(due, subscriptionId), write: (links) => toMessage(due, links) })
  })
}

/** What somebody wanted of an address, and when. */
export type NewsletterRequest = {
  readonly subscriptionId: number
  readonly request: 'leave' | 'join'
  readonly at: number
}

/** Tells a reader what somebody wanted of the address; a second time changes nothing. */
export async function writeAskedMail(parts: NewsletterMailParts, asked: NewsletterRequest): Promise<void> {
  const { subscriptionId, request, at } = asked
  const put = await createWriter(parts)
  const [, , key] = newsletterMailKeys(subscriptionId)
  await parts.db.transaction(async (tx) => {
    const found = await openAskedMail(tx, subscriptionId)
    const kind = request === 'leave' ? 'newsletter-leave' : 'newsletter-again'
    const write = ({ leaveUrl }: MailLinks) => ({ kind, askedAt: new Date(at), leaveUrl }) as const
    if (found) await put(tx, found, { key: `${key}${request}-${at}`, write })
  })
}

type Addressee = { readonly reader: Reader; readonly storeCode: string }
type NewMail = { readonly key: string; write(links: MailLinks): NewsletterMessage }

/** What all mails to readers have: the language of the view, and the way out. */
async function createWriter({ db, mails, site }: NewsletterMailParts) {
  const directory = await createStores({ db }).loadDirectory()
  const leaveLinks = await loadLeaveLinks(db)
  // Loaded with the first mail: a process that writes none does without.
  const { writeMail } = await import('@vonk/messages/mails')
  return async (tx: Db, { reader, storeCode }: Addressee, { key, write }: NewMail): Promise<void> => {
    const view = findFormerView(directory, storeCode)
    const links = mailLinks('newsletter', await leaveLinks.seal(reader), { view, site })
    const written = await writeMail(write(links), await loadMailShop(tx, view, site))
    const recipient = { address: reader.email, name: '' }
    await mails.put(tx, { key, recipient, unsubscribeUrl: links.unsubscribeUrl, ...written })
  }
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
