import { inflateSync } from 'node:zlib'
import type { CreditNote, Invoice, InvoiceParty } from '@vonk/domain/invoices'
import { documentColoursOf, plainLook } from '@vonk/domain/looks'
import { priceFormatOf } from '@vonk/domain/stores'
import { rateFromPercent } from '@vonk/domain/tax'
import { aSeller } from '../mails/testing.ts'

export function aParty(overrides: Partial<InvoiceParty> = {}): InvoiceParty {
  return {
    name: 'Zoë de Vries',
    company: '',
    taxId: '',
    street: 'Kerkstraat 12 bis',
    postcode: '3581 RA',
    city: 'Utrecht',
    countryId: 'NL',
    ...overrides,
  }
}

export function anInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    number: '2026-000017',
    issuedAt: new Date('2026-11-16T09:00:00Z'),
    orderNumber: '100000042',
    orderedAt: new Date('2026-11-15T23:30:00Z'),
    brand: 'vonk',
    brandName: 'Vonk',
    colours: documentColoursOf(plainLook),
    language: 'nl',
    priceFormat: priceFormatOf('nl-NL'),
    seller: aSeller(),
    buyer: aParty(),
    recipient: aParty(),
    lines: [
      {
        sku: 'VK1001-CORAL-104',
        name: 'Winterjas Noordlicht',
        details: ['Maat: 104', 'Kleur: Koraal'],
        quantity: 2,
        unitPrice: 5_999,
        taxRate: rateFromPercent(21),
        discount: 1_350,
        paid: 10_648,
      },
      {
        sku: 'VK2001',
        name: 'Voorleesboek',
        details: [],
        quantity: 1,
        unitPrice: 1_499,
        taxRate: rateFromPercent(9),
        discount: 0,
        paid: 1_499,
      },
    ],
    charges: [{ kind: 'shipping', title: 'Thuis bezorgd', taxRate: rateFromPercent(21), discount: 0, paid: 495 }],
    taxes: [
      { rate: rateFromPercent(21), gross: 11_143, tax: 1_934 },
      { rate: rateFromPercent(9), gross: 1_499, tax: 124 },
    ],
    tax: 2_058,
    total: 12_642,
    giftCards: 2_500,
    points: 0,
    paid: 10_142,
    paymentMethod: 'iDEAL | Wero',
    ...overrides,
  }
}

/** One of the two coats of that invoice comes back. */
export function aCreditNote(overrides: Partial<CreditNote> = {}): CreditNote {
  const invoice = anInvoice(overrides)
  return {
    ...invoice,
    number: 'VK2026-C000003',
    issuedAt: new Date('2026-11-24T09:00:00Z'),
    invoiceNumber: invoice.number,
    invoicedAt: invoice.issuedAt,
    recipient: null,
    lines: invoice.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1, discount: 675, paid: 5_324 })),
    charges: [],
    taxes: [{ rate: rateFromPercent(21), gross: 5_324, tax: 924 }],
    tax: 924,
    total: 5_324,
    giftCards: 2_500,
    paid: 2_824,
    ...overrides,
  }
}

/** What a PDF says, read the way a program does that reads it out: by its fonts' own tables of characters. */
export function readPdfText(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body] as const),
  )
  const fonts = fontsIn(objects)
  const pages = [...objects.values()].filter((body) => body.includes('/Type /Page\n'))
  return pages
    .map((body) => textOnPage(streamOf(objects.get(/\/Contents (\d+)/.exec(body)?.[1] ?? '')), fonts))
    .join('\n')
}

type CharacterTable = ReadonlyMap<string, string>

function fontsIn(objects: ReadonlyMap<string, string>): ReadonlyMap<string, CharacterTable> {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    named.map(([, name = '', id = '']) => {
      const table = streamOf(objects.get(/\/ToUnicode (\d+)/.exec(objects.get(id) ?? '')?.[1] ?? ''))
      return [name, readCharacterTable(table)]
    }),
  )
}

/** `<0000> <0003> [<0000> <004100CC> …]`: the characters of glyphs in a row. */
function readCharacterTable(table: string): CharacterTable {
  const ranges = [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)]
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ''], index): [string, string] => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )
}

function textOnPage(content: string, fonts: ReadonlyMap<string, CharacterTable>): string {
  let font: CharacterTable = new Map()
  const pieces: string[] = []
  for (const [, name, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font
    else
      pieces.push(
        [...glyphs.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => font.get(glyph) ?? '�')
          .join(''),
      )
  }
  return pieces.join('|')
}

function streamOf(body = ''): string {
  const start = body.indexOf('stream\n') + 7
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
}
