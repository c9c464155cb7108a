import { defineModule, type MachinePorts } from '@vonk/module'
import { sessionsModule } from '../sessions/module.ts'
import { type InvoiceRouteParts, invoiceRoutes } from './routes.ts'

type InvoicePorts = MachinePorts & { readonly drawInvoice: InvoiceRouteParts['render'] }

export const invoicesModule = defineModule({
  name: 'invoices',
  needs: { sessions: sessionsModule },
  create: ({ drawInvoice }: InvoicePorts) => drawInvoice,
  routes: (render, { db }, { sessions }) => invoiceRoutes({ db, whoIs: sessions.findBuyer, render }),
})
