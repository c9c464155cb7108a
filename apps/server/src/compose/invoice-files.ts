import type { CreditNote, Invoice } from '@vonk/domain/invoices'
import { LRUCache } from '@vonk/platform/cache'

const MOST_FILES = 50

/** Invoices and credit notes as PDF. Drawing one takes a quarter of a second of everybody's time: whoever asks again gets the same file. */
export function createInvoiceFiles() {
  const files = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: MOST_FILES })
  return {
    render(invoice: Invoice | CreditNote): Promise<Uint8Array<ArrayBuffer>> {
      const kept = files.get(invoice.number)
      if (kept) return kept
      const file = draw(invoice)
      files.set(invoice.number, file)
      file.catch(() => files.delete(invoice.number))
      return file
    },
  }
}

/** Loaded with the first invoice: fonts and PDF are nothing a process should carry before. */
async function draw(invoice: Invoice | CreditNote): Promise<Uint8Array<ArrayBuffer>> {
  const { renderInvoice } = await import('@vonk/messages/invoice')
  return renderInvoice(invoice)
}
