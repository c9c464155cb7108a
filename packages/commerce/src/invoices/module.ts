import { defineModule, type MachinePorts, on } from '@vonk/module'
import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { orderConfirmed, orderRefunded } from '../orders/index.ts'
import { sessionsModule } from '../sessions/module.ts'
import { findStoreDirectory, NoStoreViews } from '../stores/index.ts'
import { invoiceIssued, refundBooked } from './events.ts'
import { issueCreditNote, type RefundOfOrder } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { type InvoiceRouteParts, invoiceRoutes } from './routes.ts'

type InvoicePorts = MachinePorts & { readonly drawInvoice: InvoiceRouteParts['render'] }

export const invoicesModule = defineModule({
  name: 'invoices',
  needs: { sessions: sessionsModule },
  create: ({ drawInvoice }: InvoicePorts) => drawInvoice,
  routes: (render, { db }, { sessions }) => invoiceRoutes({ db, whoIs: sessions.findBuyer, render }),
  // Here and not where a payment is settled: events are handled one after the other, so no shopper waits for a number.
  listen: (_, { clock }) => [
    on([orderConfirmed, orderRefunded], { name: 'invoices', from: 'beginning' }, (tx, { topic, payload }) => {
      const now = new Date(clock())
      return topic === 'order-refunded' ? bookRefund(tx, payload, now) : invoice(tx, payload.orderId, now)
    }),
  ],
})

async function invoice(tx: Db, orderId: string, now: Date): Promise<void> {
  const directory = await findStoreDirectory(tx)
  if (!directory) throw new NoStoreViews()
  const issued = await issueInvoice(tx, orderId, { directory, now })
  if (issued) await publish(tx, invoiceIssued({ orderId }))
}

async function bookRefund(tx: Db, refund: RefundOfOrder, now: Date): Promise<void> {
  await issueCreditNote(tx, refund, { now })
  await publish(tx, refundBooked(refund))
}
