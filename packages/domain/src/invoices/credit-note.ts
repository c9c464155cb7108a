import type { Cents } from '../money/index.ts'
import { type Rate, type TaxOfRate, taxInside } from '../tax/index.ts'
import type { Invoice } from './invoice.ts'

/** What an invoice is for a sale, for a part of it that went back. Its amounts are what is credited. */
export type CreditNote = Invoice & {
  /** Of the invoice it corrects. */
  readonly invoiceNumber: string
  readonly invoicedAt: Date
}

export type CreditedTaxes = {
  readonly invoiced: readonly TaxOfRate[]
  /** Of the credit notes that were given out before for the same invoice. */
  readonly before: readonly TaxOfRate[]
  /** Tax included, by rate. */
  readonly credited: ReadonlyMap<Rate, Cents>
}

/** The tax in what is credited, by rate: once all of an invoice is credited, exactly the tax that was on it. */
export function creditTaxes({ invoiced, before, credited }: CreditedTaxes): readonly TaxOfRate[] {
  return invoiced.flatMap(({ rate, gross: whole, tax }) => {
    const gross = credited.get(rate) ?? 0
    if (gross === 0) return []
    const earlier = before.filter((one) => one.rate === rate).reduce((sum, one) => sum + one.gross, 0)
    // Invoices round line by line: the last credit note takes the cents by which that differs.
    const taxIn = (part: Cents) => (part === whole ? tax : Math.min(tax, taxInside(part, rate)))
    return [{ rate, gross, tax: taxIn(earlier + gross) - taxIn(earlier) }]
  })
}
