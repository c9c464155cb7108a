export { stockAlertAsked, stockAlertOpened } from './events.ts'
export { type AlertLeaveLinks, openAlertLeaveLinks } from './leave-links.ts'
export { findOfferedProduct, type OfferedProduct } from './offered-product.ts'
export { ownAlertRoutes } from './own-alert-routes.ts'
export { findAwaited, openRound } from './rounds.ts'
export { stockAlertRoutes } from './routes.ts'
export type { StoredAlert } from './schema.ts'
export { createStockAlerts } from './stock-alerts.ts'
export {
  ALERT_MAIL_KEY,
  CONFIRMATION_DAYS,
  deleteAlert,
  findAlertsOf,
  forgetAlertsTo,
  forgetOldAlerts,
  keepAlert,
  lockDueAlert,
} from './store.ts'
