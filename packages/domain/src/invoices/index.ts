export { type CreditedTaxes, type CreditNote, creditTaxes } from './credit-note.ts'
export type { Invoice, InvoiceCharge, InvoiceLine, InvoiceParty } from './invoice.ts'
export type { Seller } from './seller.ts'
