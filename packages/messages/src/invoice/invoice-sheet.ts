import { isRightToLeft, type TextPainter, type TextStyle } from './text-painter.ts'

type Document = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

export const page = { width: 595.28, height: 841.89, margin: 50, bottom: 760 } as const
export const contentWidth = page.width - 2 * page.margin

const LINE_HEIGHT = 1.4

/** A cell of a row: where it begins, how wide it is, and on which side its text stands. */
export type Cell = {
  readonly text: readonly string[]
  readonly x: number
  readonly width: number
  readonly style: TextStyle
  readonly isRight?: boolean
  /** What a reader is told about it: a head of a column or row, or a value. */
  readonly tag?: 'TH' | 'TD' | 'P'
  readonly scope?: 'Column' | 'Row'
}

export type Sheet = {
  /** A block of text; `tag` says what it is to who does not see it. */
  paragraph(parent: Element, tag: string, cell: Omit<Cell, 'tag' | 'scope'>): void
  /** Cells side by side, as a row of a table, never split between pages. */
  row(table: Element, cells: readonly Cell[]): void
  /** Blocks side by side, each an element of its own. */
  columns(parent: Element, cells: readonly Cell[]): void
  line(colour: string): void
  space(height: number): void
  element(parent: Element, tag: string): Element
}

/** A page that is written from top to bottom, and goes on on the next one. */
export function createSheet(document: Document, painter: TextPainter): Sheet {
  let y: number = page.margin

  /** Paints the cells at one height, each inside the element it belongs to. */
  function place(parent: Element, cells: readonly Cell[]): void {
    const height = Math.max(...cells.map((cell) => heightOf(painter, cell)))
    if (y + height > page.bottom) {
      document.addPage()
      y = page.margin
    }
    const top = y
    for (const cell of cells) {
      const spoken = cell.text.join(' ')
      const options = { ...(cell.scope && { scope: cell.scope }), ...(isRightToLeft(spoken) && { actual: spoken }) }
      const element = document.struct(cell.tag ?? 'TD', options)
      parent.add(element)
      element.add(() => paintCell(painter, cell, top))
      element.end()
    }
    y = top + height
  }

  return {
    paragraph: (parent, tag, cell) => place(parent, [{ ...cell, tag: tag as 'P' }]), // Any tag is one to `struct`.
    row(table, cells) {
      const row = document.struct('TR')
      table.add(row)
      place(row, cells)
      row.end()
    },
    columns: place,
    line(colour) {
      document.markContent('Artifact', { type: 'Layout' })
      document
        .moveTo(page.margin, y + 3)
        .lineTo(page.width - page.margin, y + 3)
        .lineWidth(0.75)
        .stroke(colour)
      document.endMarkedContent()
      y += 6
    },
    space(height) {
      y += height
    },
    element(parent, tag) {
      const element = document.struct(tag)
      parent.add(element)
      return element
    },
  }
}

function linesOf(painter: TextPainter, { text, width, style }: Cell): readonly string[] {
  return text.flatMap((part) => painter.wrap(part, width, style))
}

function heightOf(painter: TextPainter, cell: Cell): number {
  return linesOf(painter, cell).length * cell.style.size * LINE_HEIGHT
}

function paintCell(painter: TextPainter, cell: Cell, top: number): void {
  const { x, width, style, isRight } = cell
  linesOf(painter, cell).forEach((line, index) => {
    const left = isRight ? x + width - painter.widthOf(line, style) : x
    painter.paint(line, { x: left, y: top + (index * LINE_HEIGHT + 1) * style.size }, style)
  })
}
