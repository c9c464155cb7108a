import { buffer } from 'node:stream/consumers'
import type { CreditNote, Invoice } from '@vonk/domain/invoices'
import PDFDocument from 'pdfkit'
import { fillIn } from '../texts/index.ts'
import { drawInvoice } from './draw-invoice.ts'
import { openFontBook } from './font-book.ts'
import { type InvoiceParts, invoicePartsOf } from './invoice-parts.ts'
import { contentWidth, createSheet, page } from './invoice-sheet.ts'
import { createTextPainter, type TextPainter } from './text-painter.ts'

const DIGITS = '0123456789'

/** An invoice or a credit note as a PDF that screen readers can read: tagged, with its title, its language and its fonts inside. */
export async function renderInvoice(invoice: Invoice | CreditNote): Promise<Uint8Array<ArrayBuffer>> {
  const parts = invoicePartsOf(invoice)
  const fonts = await openFontBook([DIGITS, invoice.brandName, ...textsIn(parts)])
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    // The types know of PDF/A alone.
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: invoice.language,
    info: {
      Title: parts.title,
      Author: invoice.seller.name,
      CreationDate: invoice.issuedAt,
      ModDate: invoice.issuedAt,
    },
  })
  for (const { name, content } of fonts.files) document.registerFont(name, content)
  const painter = createTextPainter(document, fonts)

  const root = document.struct('Document')
  document.addStructure(root)
  drawInvoice(createSheet(document, painter), root, parts, invoice)
  root.end()
  drawFooters(document, painter, parts, invoice.colours.soft)
  document.end()
  return buffer(document)
}

/** All that will be printed, whatever it is part of. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

/** On every page; no content to who has the page read out. */
function drawFooters(
  document: PDFKit.PDFDocument,
  painter: TextPainter,
  { footer, texts }: InvoiceParts,
  colour: string,
) {
  const { start, count } = document.bufferedPageRange()
  const style = { size: 7, colour }
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index)
    document.markContent('Artifact', { type: 'Pagination' })
    const number = fillIn(texts.page, { page: String(index + 1), pages: String(count) })
    painter.wrap(footer, contentWidth - 90, style).forEach((line, row) => {
      painter.paint(line, { x: page.margin, y: 795 + row * 10 }, style)
    })
    painter.paint(number, { x: page.width - page.margin - painter.widthOf(number, style), y: 795 }, style)
    document.endMarkedContent()
  }
}
