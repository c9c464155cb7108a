export {
  askStockAlert,
  confirmStockAlert,
  endStockAlert,
  leaveStockAlerts,
  listStockAlerts,
} from './stock-alert-calls.ts'
