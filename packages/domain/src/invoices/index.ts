export type { Invoice, InvoiceCharge, InvoiceLine, InvoiceParty } from './invoice.ts'
export type { Seller } from './seller.ts'
