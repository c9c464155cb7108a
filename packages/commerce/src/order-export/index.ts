export { type ExportTarget, exportOrder, startOrderExport } from './order-export.ts'
