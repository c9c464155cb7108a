export { type ExportTarget, exportOrder } from './order-export.ts'
