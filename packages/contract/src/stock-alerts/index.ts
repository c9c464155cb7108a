export { askStockAlert, confirmStockAlert, endStockAlerts } from './stock-alert-calls.ts'
