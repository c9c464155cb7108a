import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { StoreDirectory } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { type DumpSource, dumpOfLines } from '../reading/open-dump-file.ts'
import { groupRows } from './group-rows.ts'
import { loadSheetShop, sheetViews } from './load-sheet-shop.ts'
import { readColumns, readSheet, type SheetLine, type SheetRefusal } from './read-sheet.ts'
import type { SheetBooks } from './sheet-books.ts'
import type { SheetDocument } from './sheet-document.ts'
import { toProducts } from './to-products.ts'

export type SheetToOpen = {
  /** As the one who imports it calls it. */
  readonly name: string
  readonly columns: readonly string[]
  readonly lines: readonly SheetLine[]
  readonly directory: StoreDirectory
  readonly store: string | null
}

export type OpenedSheet =
  | { readonly kind: 'wrong-columns'; readonly faults: readonly string[] }
  | {
      readonly kind: 'sheet'
      /** The products of the sheet as documents, each in the line of its row. */
      readonly source: DumpSource
      readonly refused: readonly SheetRefusal[]
      /** What the shop has not had so far, in words. */
      readonly created: readonly string[]
    }

/** A spreadsheet as a dump: an article a row, in columns by name, upon what the shop knows of its articles already. */
export async function openSheet(
  db: Db,
  { name, columns: named, lines, directory, store }: SheetToOpen,
): Promise<OpenedSheet> {
  const views = sheetViews(directory, store)
  const columns = readColumns(named, [...new Set(views.map(({ language }) => language))])
  // What is no map is the list of its faults: the guard does not see it in a read-only one.
  if (!(columns instanceof Map)) return { kind: 'wrong-columns', faults: columns as readonly string[] }
  const { rows, refused } = readSheet(lines, columns)
  const { products, refused: ungrouped } = groupRows(rows)
  const skus = new Set(rows.flatMap(({ sku, parentSku }) => (parentSku === null ? [sku] : [sku, parentSku])))
  const shop = await loadSheetShop(db, views, [...skus])
  const { documents, refused: unfit, books } = toProducts(products, shop)
  const { options, categories, taxes } = books
  const all = [...taxes.documents(), ...options.documents(), ...categories.documents(), ...documents]
  return {
    kind: 'sheet',
    source: dumpOfLines(name, toLines(all)),
    refused: [...refused, ...ungrouped, ...unfit].toSorted((one, other) => one.line - other.line),
    created: describeCreated(books),
  }
}

function toLines(documents: readonly SheetDocument[]): string[] {
  const byLine = Map.groupBy(documents, ({ line }) => line)
  const last = Math.max(0, ...byLine.keys())
  return Array.from({ length: last }, (_, at) => {
    const rows = (byLine.get(at + 1) ?? []).map(({ view, entity, fields }) => {
      return { _index: catalogueIndexOf(view), _type: entity, _source: fields }
    })
    return rows.length > 0 ? JSON.stringify(rows) : ''
  })
}

function describeCreated({ options, categories, taxes }: SheetBooks): string[] {
  return [
    ...categories.created().map((path) => `category ${path}`),
    ...options.created().map(({ code, option }) => `${code} ${[...option.labels.values()][0] ?? ''}`),
    ...taxes.created().map(({ product_tax_class_ids: [id], code }) => `tax class ${id}: ${code}`),
  ]
}
