export { askStockAlert, confirmStockAlert, leaveStockAlerts } from './stock-alert-calls.ts'
