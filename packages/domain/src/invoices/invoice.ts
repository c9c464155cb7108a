import type { DocumentColours } from '../looks/index.ts'
import type { Cents } from '../money/index.ts'
import type { Brand, Language, PriceFormat } from '../stores/index.ts'
import type { Rate, TaxOfRate } from '../tax/index.ts'
import type { Seller } from './seller.ts'

/** An invoice as it was given out: it never changes, whatever becomes of the order, the seller or the shop. */
export type Invoice = {
  /** Without gaps within its year. */
  readonly number: string
  readonly issuedAt: Date
  readonly orderNumber: string
  readonly orderedAt: Date
  readonly brand: Brand
  readonly brandName: string
  readonly colours: DocumentColours
  readonly language: Language
  readonly priceFormat: PriceFormat
  readonly seller: Seller
  readonly buyer: InvoiceParty
  /** Where it was delivered to, if anything was. */
  readonly recipient: InvoiceParty | null
  readonly lines: readonly InvoiceLine[]
  readonly charges: readonly InvoiceCharge[]
  readonly taxes: readonly TaxOfRate[]
  readonly tax: Cents
  /** Tax included. */
  readonly total: Cents
  readonly giftCards: Cents
  readonly points: Cents
  /** What was paid with money. */
  readonly paid: Cents
  readonly paymentMethod: string
}

export type InvoiceParty = {
  readonly name: string
  readonly company: string
  readonly taxId: string
  /** With number and what follows it. */
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly countryId: string
}

/** Amounts include tax. */
export type InvoiceLine = {
  readonly sku: string
  readonly name: string
  readonly details: readonly string[]
  readonly quantity: number
  readonly unitPrice: Cents
  readonly taxRate: Rate
  readonly discount: Cents
  readonly paid: Cents
  /** On a credit note, what gift cards had been spent on and is not credited. */
  readonly kept?: Cents
}

export type InvoiceCharge = {
  readonly kind: 'shipping' | 'payment-fee'
  readonly title: string
  readonly taxRate: Rate
  readonly discount: Cents
  readonly paid: Cents
}
