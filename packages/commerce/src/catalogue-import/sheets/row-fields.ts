import type { Language } from '@vonk/domain/stores'
import type { Fields } from '../reading/dump-row.ts'
import type { CellValue } from './read-cell.ts'
import type { SheetRow } from './read-sheet.ts'
import type { SheetBooks } from './sheet-books.ts'
import { sheetFields } from './sheet-columns.ts'

export type RowReader = {
  readonly row: SheetRow
  readonly languages: readonly Language[]
  /** The country the column `vat` is about. */
  readonly country: string
  readonly books: SheetBooks
}

type Cell = (key: string) => CellValue | undefined

const stored = sheetFields.flatMap(({ name, stored: field }) => (field ? [[name, field] as const] : []))
const choices = ['color', 'size', 'brand']

/** What a row says of an article, as a document says it; what it does not speak of is not there. */
export function rowFields(reader: RowReader, cell: Cell): Fields {
  const plain = stored.flatMap(([key, field]): [string, unknown][] => {
    const value = cell(key)
    return value === undefined ? [] : [[field, value]]
  })
  const isPriced = ['price', 'special price', 'special from', 'special to'].some((key) => cell(key) !== undefined)
  const isDated = ['new from', 'new to'].some((key) => cell(key) !== undefined)
  return {
    ...Object.fromEntries(plain),
    ...urlFields(cell('url')),
    ...choiceFields(reader),
    ...taxFields(reader),
    ...pictureFields(cell('images')),
    ...stockFields(cell('stock')),
    ...categoryFields(reader),
    ...(cell('enabled') !== undefined && { status: cell('enabled') === false ? 2 : 1 }),
    // Worked out again from what is said now.
    ...(isPriced && { sale: undefined }),
    ...(isDated && { new: undefined }),
  }
}

/** An address that is named is the one, whatever it was before. */
function urlFields(url: CellValue | undefined): Fields {
  return typeof url === 'string' ? { url_path: url, slug: url } : {}
}

function choiceFields({ row, books, languages }: RowReader): Fields {
  const own = [...row.cells.keys()].filter((key) => /^attribute:[^:]+$/.test(key))
  const fields = [...choices, ...own].flatMap((key): [string, unknown][] => {
    const label = row.cells.get(key)
    const code = key.replace('attribute:', '')
    if (label === undefined) return []
    if (typeof label !== 'string') return [[code, null]]
    const labels = new Map(languages.map((language) => [language, labelIn(row, key, language) ?? label]))
    return [[code, books.options.idOf({ code, label, labels }, row.line)]]
  })
  return Object.fromEntries(fields)
}

function labelIn({ cells }: SheetRow, key: string, language: Language): string | null {
  const label = cells.get(`${key}:${language}`)
  return typeof label === 'string' ? label : null
}

function taxFields({ row, country, books }: RowReader): Fields {
  const rates = new Map(
    [...row.cells].flatMap(([key, value]): [string, number][] => {
      const [, said = country] = /^vat(?::(.+))?$/.exec(key) ?? []
      return /^vat\b/.test(key) && typeof value === 'number' ? [[said, value]] : []
    }),
  )
  return rates.size === 0 ? {} : { tax_class_id: books.taxes.classOf(rates, row.line) }
}

function pictureFields(pictures: CellValue | undefined): Fields {
  if (pictures === undefined) return {}
  // Cells of this kind hold names, or null.
  const paths = (pictures ?? []) as readonly string[]
  const [image = null] = paths
  const gallery = paths.map((path, at) => ({ image: path, pos: at + 1, typ: 'image', lab: null }))
  return { image, small_image: image, thumbnail: image, media_gallery: gallery }
}

function stockFields(stock: CellValue | undefined): Fields {
  if (stock === 'uncounted') return { stock: { qty: 0, is_in_stock: true, manage_stock: false } }
  return typeof stock === 'number' ? { stock: { qty: stock, is_in_stock: stock > 0, manage_stock: true } } : {}
}

type Paths = readonly (readonly string[])[]

function categoryFields({ row, books, languages }: RowReader): Fields {
  const said = row.cells.get('categories')
  if (said === undefined) return {}
  // Cells of this kind hold paths, or null.
  const pathsIn = (key: string) => (row.cells.get(key) ?? []) as Paths
  const ids = pathsIn('categories').map((steps, at) => {
    const inLanguages = new Map(
      languages.flatMap((language): [Language, readonly string[]][] => {
        const own = pathsIn(`categories:${language}`)[at]
        return own?.length === steps.length ? [[language, own]] : []
      }),
    )
    return books.categories.idOf({ steps, inLanguages }, row.line)
  })
  // Their names are looked up again.
  return { category_ids: [...new Set(ids)], category: undefined }
}
