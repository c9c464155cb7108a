import { endStockAlert, listStockAlerts, momentOf } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import type { Sessions } from '../sessions/index.ts'
import { findOfferedProduct } from './offered-product.ts'
import { deleteAlertOf, findAlertsOf } from './store.ts'

type OwnAlertParts = {
  readonly db: Database
  readonly sessions: Pick<Sessions, 'whoIs'>
  readonly directory: StoreDirectory
}

/** What a customer waits for, and no longer. */
export function ownAlertRoutes({ db, sessions, directory }: OwnAlertParts) {
  const enter = (token: string | null) => (token === null ? null : sessions.whoIs(token))

  return [
    handle(listStockAlerts, async (_input, { token }) => {
      const customer = await enter(token)
      if (!customer) return err({ code: 'not-signed-in' })
      const alerts = await findAlertsOf(db, customer.id)
      const listed = alerts.toReversed().map(async ({ sku, storeCode, askedAt }) => ({
        sku,
        store_code: storeCode,
        asked_at: momentOf(askedAt),
        product: await findOfferedProduct(db, findStoreView(directory, storeCode), sku),
      }))
      return ok(await Promise.all(listed))
    }),
    handle(endStockAlert, async ({ sku }, { token }) => {
      const customer = await enter(token)
      if (!customer) return err({ code: 'not-signed-in' })
      await deleteAlertOf(db, customer.id, sku)
      return ok(true)
    }),
  ]
}
