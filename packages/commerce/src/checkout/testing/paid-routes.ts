import { settingsOfView } from '@vonk/domain/settings'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { throttleLimits } from '@vonk/domain/throttle'
import type { Database } from '@vonk/platform/db'
import type { Route } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import { type CartParts, createSellables, holdCart, lockCartHold } from '../../cart/index.ts'
import { createPayments, createSandboxProvider, type PaymentsParts, paymentRoutes } from '../../payments/index.ts'
import { bankSecret } from '../../payments/testing/bank-hand.ts'
import { loadPriceContext } from '../../prices/testing.ts'
import { readOfferedTariffs } from '../../shipping/index.ts'
import { createStores } from '../../stores/index.ts'
import { createThrottles } from '../../throttles/index.ts'
import { checkoutRoutes } from '../routes.ts'

type PaidParts = CartParts & { readonly directory: StoreDirectory; readonly log: Log }

/** Ordering and paying, with the sandbox bank behind it. */
export function paymentsOf({ db, directory, log }: PaidParts): PaymentsParts {
  return {
    db,
    directory,
    log,
    providers: [createSandboxProvider({ db, secret: bankSecret })],
    site: { protocol: 'http:', port: '3000' },
    webhookOrigin: 'http://127.0.0.1:3000',
    orders: { holdCart, lockCartHold, earningOf: () => ({ pointsEarnedPerEuro: 1 }), now: Date.now },
    now: Date.now,
  }
}

export function paidRoutes(parts: PaidParts): Route[] {
  const paymentParts = paymentsOf(parts)
  const payments = createPayments(paymentParts)
  const { provider, open: openPayment } = payments
  return [
    ...checkoutRoutes({ ...parts, orders: paymentParts.orders, provider, openPayment }),
    ...paymentRoutes({ db: parts.db, payments, whoIs: parts.whoIs }),
  ]
}

/** What carts need, over a database that is filled already. */
export async function cartPartsOver(db: Database, log: Log): Promise<PaidParts> {
  const directory = await createStores({ db }).loadDirectory()
  const findPriceContext = (code: string) => {
    const view = findStoreView(directory, code)
    return loadPriceContext(db, view, settingsOfView(view))
  }
  const tariffs = await readOfferedTariffs(db)
  return {
    db,
    directory,
    log,
    sellables: createSellables({ db, findPriceContext }),
    throttles: createThrottles({ db, limits: throttleLimits }),
    whoIs: async () => null,
    settingsOf: settingsOfView,
    tariffs: () => tariffs,
    now: Date.now,
  }
}
