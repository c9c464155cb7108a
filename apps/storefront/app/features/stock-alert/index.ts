export type { Awaited } from './awaited.ts'
export { StockAlertSheet } from './stock-alert-sheet.tsx'
