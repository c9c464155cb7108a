import { holdCart, lockCartHold } from '@vonk/commerce/cart'
import type { OrderParts } from '@vonk/commerce/orders'
import {
  BANK_SECRET,
  createSandboxProvider,
  openMollieProvider,
  type PaymentProvider,
  type PaymentsParts,
} from '@vonk/commerce/payments'
import { loadSecret } from '@vonk/commerce/secrets'
import type { ShopSettings } from '@vonk/domain/settings'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import type { Config } from '../config.ts'

type OpenPaymentsParts = {
  readonly db: Database
  readonly config: Pick<Config, 'payments' | 'host' | 'port' | 'publicSite' | 'trustProxy'>
  readonly directory: StoreDirectory
  readonly settingsOf: (view: StoreView) => ShopSettings
  readonly log: Log
}

/** What every process that has to do with payments works with. */
export async function openPayments(parts: OpenPaymentsParts): Promise<PaymentsParts> {
  const { db, config, directory, settingsOf, log } = parts
  const { webhookOrigin } = config.payments
  const orders: OrderParts = {
    holdCart,
    lockCartHold,
    earningOf: (storeCode) => settingsOf(findStoreView(directory, storeCode)),
    now: Date.now,
  }
  return {
    db,
    providers: [await openProvider(db, config.payments)],
    directory,
    site: siteOf(config),
    webhookOrigin: webhookOrigin ?? `http://${hostOf(config)}:${config.port}`,
    orders,
    log,
    now: Date.now,
  }
}

async function openProvider(db: Database, { provider }: Config['payments']): Promise<PaymentProvider> {
  if (provider.name === 'mollie') return openMollieProvider(provider)
  return createSandboxProvider({ db, secret: await loadSecret(db, BANK_SECRET) })
}

/** Behind a proxy pages are public; else they are where this process listens. */
export function siteOf({ publicSite, trustProxy, port }: Pick<Config, 'publicSite' | 'trustProxy' | 'port'>) {
  if (publicSite) return { protocol: publicSite.protocol, port: publicSite.port }
  return trustProxy ? { protocol: 'https:', port: '' } : { protocol: 'http:', port: String(port) }
}

/** Who listens everywhere listens here. */
export function hostOf({ host }: Pick<Config, 'host'>): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
