import { askStockAlert, confirmStockAlert, leaveStockAlerts } from '@vonk/contract'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { handle } from '@vonk/platform/http'
import type { Sessions } from '../sessions/index.ts'
import type { StockAlerts } from './stock-alerts.ts'

type StockAlertRoutesOptions = {
  readonly alerts: StockAlerts
  readonly sessions: Pick<Sessions, 'whoIs'>
  readonly directory: StoreDirectory
}

export function stockAlertRoutes({ alerts, sessions, directory }: StockAlertRoutesOptions) {
  return [
    handle(askStockAlert, async ({ sku, email }, { token, storeCode, clientAddress: visitor }) => {
      const customer = token === null ? null : await sessions.whoIs(token)
      return alerts.ask({ sku, email, customer, visitor, view: findStoreView(directory, storeCode) })
    }),
    handle(confirmStockAlert, ({ confirmation }) => alerts.confirm(confirmation)),
    handle(leaveStockAlerts, ({ token }) => alerts.leave(token)),
  ]
}
