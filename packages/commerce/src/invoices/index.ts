export { changeSeller } from './change-seller.ts'
export { type IssueParts, issueInvoice } from './issue-invoice.ts'
export { type InvoiceRouteParts, invoiceRoutes } from './routes.ts'
export { findInvoice, loadSeller, type StoredSeller } from './store.ts'
