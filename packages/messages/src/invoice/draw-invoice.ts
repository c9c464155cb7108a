import type { Invoice } from '@vonk/domain/invoices'
import type { InvoiceParts, InvoiceRow } from './invoice-parts.ts'
import { type Cell, contentWidth, page, type Sheet } from './invoice-sheet.ts'

type Element = PDFKit.PDFStructureElement

const left = page.margin
const middle = page.margin + contentWidth / 2 + 10
const half = contentWidth / 2 - 10

/** The columns of the goods, by what stands in them. */
const columns = {
  article: { x: left, width: 245 },
  quantity: { x: left + 250, width: 50, isRight: true },
  unitPrice: { x: left + 305, width: 70, isRight: true },
  rate: { x: left + 380, width: 40, isRight: true },
  amount: { x: left + 425, width: contentWidth - 425, isRight: true },
} as const

const narrow = (index: number) => ({ x: middle + (index * half) / 4, width: half / 4 - 4, isRight: index > 0 })

/** Writes an invoice onto the sheet: who, to whom, what, how much, and the tax in it. */
export function drawInvoice(
  sheet: Sheet,
  root: Element,
  parts: InvoiceParts,
  { brandName, colours }: Pick<Invoice, 'brandName' | 'colours'>,
): void {
  const ink = { size: 9, colour: colours.ink }
  const soft = { size: 8, colour: colours.soft }
  const bold = { ...ink, isBold: true }
  const { line } = colours

  sheet.columns(root, [
    { text: [brandName], x: left, width: half, style: { size: 24, isBold: true, colour: colours.ink }, tag: 'P' },
    { text: parts.seller, x: middle, width: half, style: soft, tag: 'P' },
  ])
  sheet.space(24)
  sheet.paragraph(root, 'H1', {
    text: [parts.title],
    x: left,
    width: contentWidth,
    style: { size: 18, isBold: true, colour: colours.ink },
  })
  sheet.space(8)
  drawFacts(sheet, root, parts, { ink, bold })
  sheet.space(16)
  drawParties(sheet, root, parts, { ink, bold })
  sheet.space(20)
  drawGoods(sheet, root, parts, { ink, bold, soft, line })
  sheet.space(14)
  drawTotals(sheet, root, parts, { ink, bold, line })
  sheet.space(16)
  sheet.paragraph(root, 'P', { text: [parts.texts.supplied], x: left, width: contentWidth, style: soft })
}

type Styles = { readonly ink: Cell['style']; readonly bold: Cell['style'] }

function drawFacts(sheet: Sheet, root: Element, { facts }: InvoiceParts, { ink, bold }: Styles): void {
  const table = sheet.element(root, 'Table')
  for (const [label, value] of facts) {
    sheet.row(table, [
      { text: [label], x: left, width: 110, style: ink, tag: 'TH', scope: 'Row' },
      { text: [value], x: left + 115, width: contentWidth - 115, style: bold },
    ])
  }
  table.end()
}

function drawParties(sheet: Sheet, root: Element, parts: InvoiceParts, { ink, bold }: Styles): void {
  const { billTo, deliverTo, texts } = parts
  const heads: Cell[] = [{ text: [texts.billTo], x: left, width: half, style: bold, tag: 'P' }]
  const bodies: Cell[] = [{ text: billTo, x: left, width: half, style: ink, tag: 'P' }]
  if (deliverTo) {
    heads.push({ text: [texts.deliverTo], x: middle, width: half, style: bold, tag: 'P' })
    bodies.push({ text: deliverTo, x: middle, width: half, style: ink, tag: 'P' })
  }
  sheet.columns(root, heads)
  sheet.columns(root, bodies)
}

type GoodsStyles = Styles & { readonly soft: Cell['style']; readonly line: string }

function drawGoods(sheet: Sheet, root: Element, { rows, texts }: InvoiceParts, styles: GoodsStyles): void {
  const { ink, bold, line } = styles
  sheet.paragraph(root, 'H2', { text: [texts.goods], x: left, width: contentWidth, style: { ...bold, size: 11 } })
  sheet.space(4)
  const table = sheet.element(root, 'Table')
  const names = ['article', 'quantity', 'unitPrice', 'rate', 'amount'] as const
  sheet.row(
    table,
    names.map((name) => ({ ...columns[name], text: [texts[name]], style: bold, tag: 'TH', scope: 'Column' })),
  )
  for (const row of rows) {
    sheet.line(line)
    const cellOf = (name: keyof InvoiceRow): Cell => ({ ...columns[name], text: [row[name]].flat(), style: ink })
    sheet.row(table, [{ ...cellOf('article'), tag: 'TH', scope: 'Row' }, ...names.slice(1).map(cellOf)])
  }
  table.end()
  sheet.line(line)
}

function drawTotals(
  sheet: Sheet,
  root: Element,
  parts: InvoiceParts,
  { ink, bold, line }: Styles & { line: string },
): void {
  const { texts, taxes, total, payments } = parts
  sheet.paragraph(root, 'H2', { text: [texts.taxPerRate], x: middle, width: half, style: { ...bold, size: 11 } })
  const table = sheet.element(root, 'Table')
  const heads = [texts.rate, texts.net, texts.tax, texts.gross]
  sheet.row(
    table,
    heads.map((text, index) => ({ ...narrow(index), text: [text], style: bold, tag: 'TH', scope: 'Column' })),
  )
  for (const { rate, net, tax, gross } of taxes) {
    sheet.row(table, [
      { ...narrow(0), text: [rate], style: ink, tag: 'TH', scope: 'Row' },
      ...[net, tax, gross].map((text, index): Cell => ({ ...narrow(index + 1), text: [text], style: ink })),
    ])
  }
  table.end()
  sheet.space(6)
  sheet.line(line)
  const sums = sheet.element(root, 'Table')
  const sum = (label: string, value: string, style: Cell['style']) =>
    sheet.row(sums, [
      { text: [label], x: middle, width: half - 90, style, tag: 'TH', scope: 'Row' },
      { text: [value], x: middle + half - 85, width: 85, style, isRight: true },
    ])
  sum(texts.total, total, { ...bold, size: 11 })
  for (const [label, value] of payments) sum(label, value, ink)
  sums.end()
}
