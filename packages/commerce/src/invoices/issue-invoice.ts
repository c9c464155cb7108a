import type { Invoice } from '@vonk/domain/invoices'
import { findFormerView, type StoreDirectory } from '@vonk/domain/stores'
import { storeTimeAt } from '@vonk/domain/time'
import type { Db } from '@vonk/platform/db'
import { loadSeller } from '../brands/index.ts'
import { findOrder } from '../orders/index.ts'
import { draftInvoice } from './draft-invoice.ts'
import { findInvoice, insertInvoice, takeNumber } from './store.ts'

export type IssueParts = { readonly directory: StoreDirectory; readonly now: Date }

/**
 * Gives an order its invoice, once; null for an order that is not there. The number is taken from a counter whose row is
 * held until the transaction ends: whoever issues many does so one after the other, away from where shoppers wait.
 */
export async function issueInvoice(tx: Db, orderId: string, { directory, now }: IssueParts): Promise<Invoice | null> {
  const existing = await findInvoice(tx, orderId)
  if (existing) return existing
  const order = await findOrder(tx, orderId)
  if (!order) return null
  const view = findFormerView(directory, order.storeCode)
  const seller = await loadSeller(tx, view.brand)
  const year = Number(storeTimeAt(now).date.slice(0, 4))
  const number = await takeNumber(tx, { series: 'invoice_series', brand: view.brand, year })
  const invoice = draftInvoice(order, { view, seller, number: formatNumber(seller, year, number), issuedAt: now })
  await insertInvoice(tx, { orderId, year, number, invoice })
  return invoice
}

function formatNumber({ invoicePrefix }: { readonly invoicePrefix: string }, year: number, number: number): string {
  return `${invoicePrefix}${year}-${String(number).padStart(6, '0')}`
}
