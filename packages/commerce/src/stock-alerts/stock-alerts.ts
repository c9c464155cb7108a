import { checkEmail } from '@vonk/domain/forms'
import { foldEmail } from '@vonk/domain/newsletter'
import { err, ok, type Result } from '@vonk/domain/result'
import { judgeStock } from '@vonk/domain/stock'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { Throttled } from '@vonk/domain/throttle'
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { redeemEmailToken } from '../mails/index.ts'
import { findStock } from '../stock/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { stockAlertAsked, stockAlertOpened } from './events.ts'
import type { AlertLeaveLinks } from './leave-links.ts'
import { findOfferedProduct, type OfferedProduct } from './offered-product.ts'
import type { StoredAlert } from './schema.ts'
import {
  confirmAlert,
  countOpenAlerts,
  deleteAlert,
  findAlert,
  findAlertOf,
  forgetAlertsTo,
  lockAddress,
  type NewAlert,
  putAlert,
  trimUnconfirmed,
} from './store.ts'

export type StockAlertParts = {
  readonly db: Database
  readonly directory: StoreDirectory
  /** Whoever asks in the name of others pesters them. */
  readonly throttles: Throttles
  readonly leaveLinks: Pick<AlertLeaveLinks, 'open'>
  readonly now?: () => number
}

export type StockAlertRequest = {
  readonly sku: string
  /** Her own when absent. */
  readonly email: string | undefined
  readonly view: StoreView
  readonly visitor: string | null
  readonly customer: { readonly id: number; readonly email: string } | null
}

/** More than anybody keeps an eye on. */
const MOST_ALERTS = 20

type TooMany = { readonly code: 'too-many-alerts' }
type AskRefusal =
  | { readonly code: 'email-missing' | 'email-invalid' | 'product-not-found' | 'product-in-stock' }
  | TooMany
  | Throttled
type ConfirmRefusal = { readonly code: 'link-unknown' | 'link-used' | 'link-expired' | 'product-not-found' } | TooMany

/** `waiting`: nothing is left to do; `unconfirmed`: whoever reads the mail decides. */
export type StockAlertAnswer = OfferedProduct & { readonly state: 'waiting' | 'unconfirmed' }

export type StockAlerts = ReturnType<typeof createStockAlerts>

/** Who wants to hear when something that is sold out is back. */
export function createStockAlerts({ db, directory, throttles, leaveLinks, now = Date.now }: StockAlertParts) {
  /** The address as it is written to, once it is one and nobody has asked for too much. */
  async function admit({ email, customer, visitor }: StockAlertRequest) {
    const checked = checkEmail(email ?? customer?.email ?? '')
    if (!checked.ok)
      return err({ code: checked.refusal.code === 'required' ? 'email-missing' : 'email-invalid' } as const)
    const asker = { visitor, emailAddress: foldEmail(checked.value), cartId: null }
    const counted = await throttles.attempt(['stock-alert'], asker)
    return counted.ok ? ok(checked.value) : counted
  }

  return {
    /** The answer to a stranger is the same whatever is kept of the address. */
    async ask(request: StockAlertRequest): Promise<Result<StockAlertAnswer, AskRefusal>> {
      const { sku, view, customer } = request
      const admitted = await admit(request)
      if (!admitted.ok) return admitted
      const email = admitted.value
      const product = await findSoldOut(db, view, sku)
      if (!product.ok) return product
      const customerId = ownerOf(email, customer)
      const alert = { sku, email, storeCode: view.code, customerId }
      const enter = customerId === null ? askToConfirm : openAlert
      const entered = await db.transaction((tx) => enter(tx, alert, new Date(now())))
      if (!entered.ok) return entered
      return ok({ ...product.value, state: customerId === null ? 'unconfirmed' : 'waiting' })
    },

    confirm(token: string): Promise<Result<StockAlertAnswer, ConfirmRefusal>> {
      const at = new Date(now())
      return db.transaction(async (tx) => {
        const followed = await followLink(tx, token, at)
        if (!followed.ok) return followed
        const { sku, storeCode } = followed.value
        const product = await findOfferedProduct(tx, findStoreView(directory, storeCode), sku)
        return product ? ok({ ...product, state: 'waiting' as const }) : err({ code: 'product-not-found' })
      })
    },

    /** Ends everything an address waits for; once more changes nothing. */
    async leave(token: string): Promise<Result<true, { readonly code: 'link-unknown' }>> {
      const sealed = await leaveLinks.open(token)
      if (!sealed) return err({ code: 'link-unknown' })
      await db.transaction((tx) => forgetAlertsTo(tx, sealed.email))
      return ok(true)
    },
  }
}

/** The customer whose own address it is. */
function ownerOf(email: string, customer: StockAlertRequest['customer']): number | null {
  return customer?.email.toLowerCase() === email.toLowerCase() ? customer.id : null
}

async function findSoldOut(db: Db, view: StoreView, sku: string) {
  const product = await findOfferedProduct(db, view, sku)
  const stock = product && (await findStock(db, sku))
  if (!product || !stock) return err({ code: 'product-not-found' } as const)
  return judgeStock(stock).status === 'ok' ? err({ code: 'product-in-stock' } as const) : ok(product)
}

/** A customer has logged in with the address: there is nothing to confirm. */
async function openAlert(tx: Db, alert: NewAlert, now: Date): Promise<Result<true, TooMany>> {
  await lockAddress(tx, alert.email)
  const before = await findAlertOf(tx, alert.email, alert.sku)
  if (before?.confirmedAt && before.customerId !== null) return ok(true)
  if (!before?.confirmedAt && (await countOpenAlerts(tx, alert.email, now)) >= MOST_ALERTS)
    return err({ code: 'too-many-alerts' })
  const mailDue = before?.mailDue === 'back' ? 'back' : null
  await putAlert(tx, alert, { askedAt: now, confirmedAt: before?.confirmedAt ?? now, mailDue })
  await publish(tx, stockAlertOpened({ sku: alert.sku }))
  return ok(true)
}

/** Whoever waits already is not asked again; how many an address waits for is only said to who can read its mails. */
async function askToConfirm(tx: Db, alert: NewAlert, now: Date): Promise<Result<true, never>> {
  await lockAddress(tx, alert.email)
  const before = await findAlertOf(tx, alert.email, alert.sku)
  if (before?.confirmedAt) return ok(true)
  const alertId = await putAlert(tx, alert, { askedAt: now, confirmedAt: null, mailDue: 'confirmation' })
  await trimUnconfirmed(tx, alert.email, MOST_ALERTS)
  await publish(tx, stockAlertAsked({ alertId }))
  return ok(true)
}

/** Confirms what a link was mailed for. Who follows it again while the alert waits is told the same again. */
async function followLink(tx: Db, token: string, now: Date): Promise<Result<StoredAlert, ConfirmRefusal>> {
  const link = await redeemEmailToken(tx, { purpose: 'stock-alert', token, now })
  if (!link) return err({ code: 'link-unknown' })
  if (link.state === 'expired') return err({ code: 'link-expired' })
  const alert = await findAlert(tx, link.subject)
  if (!alert) return err({ code: 'link-used' })
  await lockAddress(tx, alert.email)
  if (alert.confirmedAt) return ok(alert)
  if ((await countOpenAlerts(tx, alert.email, now)) >= MOST_ALERTS) {
    await deleteAlert(tx, alert.id)
    return err({ code: 'too-many-alerts' })
  }
  if (!(await confirmAlert(tx, alert.id, now))) return err({ code: 'link-used' })
  await publish(tx, stockAlertOpened({ sku: alert.sku }))
  return ok(alert)
}
