import { judgeStock } from '@vonk/domain/stock'
import { buildUrl, findFormerView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { StockAlertMessage } from '@vonk/messages/mails'
import type { Database, Db } from '@vonk/platform/db'
import type { MailSender } from '@vonk/platform/mail'
import { findStock } from '../../stock/index.ts'
import {
  ALERT_MAIL_KEY,
  type AlertLeaveLinks,
  CONFIRMATION_DAYS,
  deleteAlert,
  findOfferedProduct,
  keepAlert,
  lockDueAlert,
  type StoredAlert,
} from '../../stock-alerts/index.ts'
import { createStores } from '../../stores/index.ts'
import { issueEmailToken } from '../email-tokens/single-use-tokens.ts'
import { type MailLinks, mailLinks } from '../mail-links.ts'
import { loadMailShop, type Site } from '../mail-shop.ts'

export type StockAlertMailParts = {
  readonly db: Database
  readonly mails: MailSender
  readonly site: Site
  readonly leaveLinks: Pick<AlertLeaveLinks, 'seal'>
}

/** Writes the mail of an alert that is due, once: the alert changes in the transaction that puts the mail. */
export async function writeStockAlertMail(parts: StockAlertMailParts, alertId: number): Promise<void> {
  const { db } = parts
  const directory = await createStores({ db }).loadDirectory()
  // Loaded before anything is locked.
  await import('@vonk/messages/mails')
  await db.transaction(async (tx) => {
    const alert = await lockDueAlert(tx, alertId)
    if (!alert) return
    if (alert.mailDue === 'back') await tellOfReturn(tx, alert, { ...parts, directory })
    else await askForConfirmation(tx, alert, { ...parts, directory })
  })
}

type MailParts = StockAlertMailParts & { readonly directory: StoreDirectory }

/** Who waits for something that was sold again meanwhile goes on waiting; an alert that was told of is gone. */
async function tellOfReturn(tx: Db, alert: StoredAlert, parts: MailParts): Promise<void> {
  const { id, sku, storeCode } = alert
  const view = findFormerView(parts.directory, storeCode)
  const stock = await findStock(tx, sku)
  const product = stock && judgeStock(stock).status === 'ok' ? await findOfferedProduct(tx, view, sku) : null
  if (!product) return keepAlert(tx, id)
  await deleteAlert(tx, id)
  await putMail(tx, alert, { ...parts, view }, ({ leaveUrl }) => ({
    kind: 'back-in-stock',
    alert: { product, leaveUrl },
    productUrl: buildUrl(view, product.page, parts.site),
  }))
}

async function askForConfirmation(tx: Db, alert: StoredAlert, parts: MailParts): Promise<void> {
  const { id, sku, storeCode } = alert
  const view = findFormerView(parts.directory, storeCode)
  const product = await findOfferedProduct(tx, view, sku)
  if (!product) return deleteAlert(tx, id)
  await keepAlert(tx, id)
  const link = { purpose: 'stock-alert', subject: id, lifeDays: CONFIRMATION_DAYS, now: new Date() } as const
  const token = await issueEmailToken(tx, link)
  await putMail(tx, alert, { ...parts, view }, ({ leaveUrl, confirmUrl }) => ({
    kind: 'stock-alert-confirmation',
    alert: { product, leaveUrl },
    confirmUrl: confirmUrl(token),
  }))
}

type ViewParts = MailParts & { readonly view: StoreView }

async function putMail(
  tx: Db,
  { id, email, mailDue, askedAt }: StoredAlert,
  parts: ViewParts,
  messageOf: (links: MailLinks) => StockAlertMessage,
): Promise<void> {
  const { mails, site, view, leaveLinks } = parts
  const links = mailLinks('stock-alert', await leaveLinks.seal({ email }), { view, site })
  const { writeMail } = await import('@vonk/messages/mails')
  const mail = await writeMail(messageOf(links), await loadMailShop(tx, view, site))
  await mails.put(tx, {
    ...mail,
    // Who asks once more is written to once more.
    key: `${ALERT_MAIL_KEY}${id}:${mailDue}:${askedAt.getTime()}`,
    recipient: { address: email, name: '' },
    unsubscribeUrl: links.unsubscribeUrl,
  })
}
