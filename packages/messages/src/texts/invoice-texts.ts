import type { Language } from '@vonk/domain/stores'
import { inLanguage } from '@vonk/languages'

export type InvoiceTexts = Readonly<
  Record<
    | 'title'
    | 'number'
    | 'date'
    | 'order'
    | 'ordered'
    | 'supplied'
    | 'billTo'
    | 'deliverTo'
    | 'taxIdOfBuyer'
    | 'goods'
    | 'article'
    | 'quantity'
    | 'unitPrice'
    | 'rate'
    | 'amount'
    | 'discount'
    | 'spent'
    | 'shipping'
    | 'paymentFee'
    | 'taxPerRate'
    | 'net'
    | 'tax'
    | 'gross'
    | 'total'
    | 'giftCards'
    | 'points'
    | 'paidWith'
    | 'registration'
    | 'vatId'
    | 'page',
    string
  >
>

const nl: InvoiceTexts = {
  title: 'Factuur',
  number: 'Factuurnummer',
  date: 'Factuurdatum',
  order: 'Bestelnummer',
  ordered: 'Besteld op',
  supplied:
    'De goederen worden geleverd zodra je verzendbericht dat meldt. Alle bedragen zijn in euro en inclusief btw.',
  billTo: 'Factuuradres',
  deliverTo: 'Afleveradres',
  taxIdOfBuyer: 'Btw-nummer',
  goods: 'Geleverde artikelen',
  article: 'Artikel',
  quantity: 'Aantal',
  unitPrice: 'Stukprijs',
  rate: 'Btw',
  amount: 'Bedrag',
  discount: 'korting {amount}',
  spent: 'al besteed {amount}',
  shipping: 'Bezorgen',
  paymentFee: 'Betaalkosten',
  taxPerRate: 'Btw per tarief',
  net: 'Excl. btw',
  tax: 'Btw',
  gross: 'Incl. btw',
  total: 'Totaal incl. btw',
  giftCards: 'Betaald met cadeaukaart',
  points: 'Betaald met punten',
  paidWith: 'Betaald met {method}',
  registration: 'KvK',
  vatId: 'Btw-id',
  page: 'Pagina {page} van {pages}',
}

const de: InvoiceTexts = {
  title: 'Rechnung',
  number: 'Rechnungsnummer',
  date: 'Rechnungsdatum',
  order: 'Bestellnummer',
  ordered: 'Bestellt am',
  supplied: 'Leistungszeitpunkt ist der Tag des Versands laut Versandbestätigung. Alle Beträge in Euro inkl. MwSt.',
  billTo: 'Rechnungsadresse',
  deliverTo: 'Lieferadresse',
  taxIdOfBuyer: 'USt-IdNr.',
  goods: 'Gelieferte Artikel',
  article: 'Artikel',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  rate: 'MwSt.',
  amount: 'Betrag',
  discount: 'Rabatt {amount}',
  spent: 'schon eingelöst {amount}',
  shipping: 'Versand',
  paymentFee: 'Zahlungsgebühr',
  taxPerRate: 'MwSt. nach Steuersatz',
  net: 'Netto',
  tax: 'MwSt.',
  gross: 'Brutto',
  total: 'Gesamtbetrag inkl. MwSt.',
  giftCards: 'Bezahlt mit Geschenkkarte',
  points: 'Bezahlt mit Punkten',
  paidWith: 'Bezahlt mit {method}',
  registration: 'Handelsregister (KvK)',
  vatId: 'USt-IdNr.',
  page: 'Seite {page} von {pages}',
}

const en: InvoiceTexts = {
  title: 'Invoice',
  number: 'Invoice number',
  date: 'Invoice date',
  order: 'Order number',
  ordered: 'Ordered on',
  supplied: 'The goods are supplied on the day your shipping notice names. All amounts are in euro and include VAT.',
  billTo: 'Billing address',
  deliverTo: 'Delivery address',
  taxIdOfBuyer: 'VAT number',
  goods: 'Goods supplied',
  article: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  rate: 'VAT',
  amount: 'Amount',
  discount: 'discount {amount}',
  spent: 'spent already {amount}',
  shipping: 'Delivery',
  paymentFee: 'Payment fee',
  taxPerRate: 'VAT by rate',
  net: 'Excl. VAT',
  tax: 'VAT',
  gross: 'Incl. VAT',
  total: 'Total incl. VAT',
  giftCards: 'Paid by gift card',
  points: 'Paid with points',
  paidWith: 'Paid with {method}',
  registration: 'Chamber of Commerce (KvK)',
  vatId: 'VAT',
  page: 'Page {page} of {pages}',
}

/** What a credit note says in other words than an invoice, and how it names the invoice it corrects. */
export type CreditNoteTexts = InvoiceTexts & { readonly ofInvoice: string; readonly ofInvoiceDate: string }

const creditNotes: Readonly<Record<Language, Partial<InvoiceTexts> & Omit<CreditNoteTexts, keyof InvoiceTexts>>> = {
  nl: {
    title: 'Creditnota',
    number: 'Creditnotanummer',
    date: 'Datum',
    ofInvoice: 'Bij factuur',
    ofInvoiceDate: 'Factuurdatum',
    supplied:
      'Deze creditnota corrigeert de genoemde factuur met de bedragen hierboven. Alle bedragen zijn in euro en inclusief btw.',
    goods: 'Gecrediteerde artikelen',
    total: 'Gecrediteerd incl. btw',
    giftCards: 'Terug op cadeaukaart',
    points: 'Terug in punten',
    paidWith: 'Terug via {method}',
  },
  de: {
    title: 'Rechnungskorrektur',
    number: 'Korrekturnummer',
    date: 'Datum',
    ofInvoice: 'Zu Rechnung',
    ofInvoiceDate: 'Rechnungsdatum',
    supplied:
      'Diese Rechnungskorrektur mindert die genannte Rechnung um die Beträge oben. Alle Beträge in Euro inkl. MwSt.',
    goods: 'Erstattete Artikel',
    total: 'Erstattet inkl. MwSt.',
    giftCards: 'Zurück auf Geschenkkarte',
    points: 'Zurück in Punkten',
    paidWith: 'Zurück über {method}',
  },
  en: {
    title: 'Credit note',
    number: 'Credit note number',
    date: 'Date',
    ofInvoice: 'For invoice',
    ofInvoiceDate: 'Invoice date',
    supplied:
      'This credit note reduces the invoice it names by the amounts above. All amounts are in euro and include VAT.',
    goods: 'Items credited',
    total: 'Credited incl. VAT',
    giftCards: 'Back to gift card',
    points: 'Back in points',
    paidWith: 'Back by {method}',
  },
}

const catalogues: Readonly<Record<Language, InvoiceTexts>> = { nl, de, en }

export function invoiceTextsOf(language: Language): InvoiceTexts {
  return inLanguage(catalogues, language)
}

export function creditNoteTextsOf(language: Language): CreditNoteTexts {
  return { ...inLanguage(catalogues, language), ...inLanguage(creditNotes, language) }
}
