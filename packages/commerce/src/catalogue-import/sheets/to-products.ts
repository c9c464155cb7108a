import type { ConfigurableChildDocument } from '@vonk/contract'
import type { Fields } from '../reading/dump-row.ts'
import { createCategoryBook } from './category-book.ts'
import type { SheetProduct } from './group-rows.ts'
import type { SheetShop, ViewShop } from './load-sheet-shop.ts'
import { createOptionBook } from './option-book.ts'
import { cellIn, type SheetRefusal, type SheetRow } from './read-sheet.ts'
import { type RowReader, rowFields } from './row-fields.ts'
import type { SheetBooks } from './sheet-books.ts'
import type { SheetDocument } from './sheet-document.ts'
import { createTaxBook, usualTaxClass } from './tax-book.ts'

type Outcome = {
  readonly documents: readonly SheetDocument[]
  readonly refused: readonly SheetRefusal[]
  readonly books: SheetBooks
}

/** The documents of a sheet's products in every view, upon what the shop has of them already. */
export function toProducts(products: readonly SheetProduct[], shop: SheetShop): Outcome {
  const books = {
    options: createOptionBook(shop),
    categories: createCategoryBook(shop),
    taxes: createTaxBook(shop),
  }
  const parts = {
    books,
    idOf: createIds(shop),
    languages: shop.views.map(({ view }) => view.language),
    country: shop.views[0].view.taxCountry,
  }
  const refused: SheetRefusal[] = []
  const documents = products.flatMap((product) => {
    const all = shop.views.map((each) => toDocument(product, { ...each, ...parts }))
    const reason = all.map(({ fields }) => faultOf(fields)).find((fault) => fault !== null)
    if (!reason) return all
    const rows = [...(product.own ? [product.own] : []), ...product.variants]
    refused.push(...rows.map(({ line, sku }) => ({ line, sku, reason })))
    return []
  })
  return { documents, refused, books }
}

type Reader = ViewShop & Pick<RowReader, 'books' | 'languages' | 'country'> & { idOf(sku: string): number }

/** A sku keeps its number, in every view; one that is new gets the next. */
function createIds({ views, largestId }: SheetShop): (sku: string) => number {
  const ids = new Map<string, number>()
  let largest = largestId
  return (sku) => {
    const existing = views.flatMap(({ products }) => products.get(sku) ?? [])[0]
    const id = ids.get(sku) ?? existing?.child?.id ?? existing?.product.id ?? ++largest
    ids.set(sku, id)
    return id
  }
}

function toDocument(product: SheetProduct, reader: Reader): SheetDocument {
  const fields = product.variants.length > 0 ? withVariants(product, reader) : single(product, reader)
  return { line: product.line, view: reader.view.code, entity: 'product', fields }
}

function single({ sku, own }: SheetProduct, reader: Reader): Fields {
  return own ? { ...storedFields(sku, reader), ...fieldsOf(own, reader), id: reader.idOf(sku), sku } : {}
}

/** What all variants share is said in a row of the parent's own, else in the first of theirs. */
function withVariants({ sku, own, variants, axes }: SheetProduct, reader: Reader): Fields {
  const stored = storedFields(sku, reader)
  const described = own ?? variants[0]
  const codes = axes.map((key) => key.replace('attribute:', ''))
  const shared = described ? without(fieldsOf(described, reader), [...codes, ...(own ? [] : ofEach)]) : {}
  const children = variants.map((row) => toChild(row, { stored, reader, codes }))
  const skus = new Set(variants.map((row) => row.sku))
  const kept = childrenOf(stored).filter((child) => !skus.has(child.sku))
  const prices = children.flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
  const price = shared['price'] ?? stored['price'] ?? (prices.length > 0 ? Math.min(...prices) : undefined)
  return {
    ...without(stored, ['configurable_children', 'stock']),
    ...without(shared, ['stock']),
    ...(price !== undefined && { price }),
    ...optionsOf(stored, [...kept, ...children], codes),
    id: reader.idOf(sku),
    sku,
    type_id: 'configurable',
    configurable_children: [...kept, ...children],
  }
}

/** Of the first variant's row, what is said of that variant alone. */
const ofEach = ['ean', 'weight', 'price', 'special_price', 'special_from_date', 'special_to_date', 'status']
const ofVariants = [
  ...ofEach,
  ...['name', 'image', 'small_image', 'thumbnail', 'media_gallery', 'stock', 'tax_class_id'],
]

type Family = { readonly stored: Fields; readonly reader: Reader; readonly codes: readonly string[] }

function toChild(row: SheetRow, { stored, reader, codes }: Family): Fields {
  const before = childrenOf(stored).find(({ sku }) => sku === row.sku)
  const said = fieldsOf(row, reader)
  const own = Object.fromEntries(Object.entries(said).filter(([name]) => [...ofVariants, ...codes].includes(name)))
  return { status: 1, ...before, ...own, id: reader.idOf(row.sku), sku: row.sku }
}

/** Options the shop has are kept while they hold every choice; else they are made again from the variants. */
function optionsOf(stored: Fields, children: readonly Fields[], codes: readonly string[]): Fields {
  // Documents were checked when they were stored.
  const options = (stored['configurable_options'] ?? []) as readonly {
    readonly attribute_code: string
    readonly values: readonly { readonly value_index: unknown }[]
  }[]
  const holds = (code: string) => {
    const listed = options.find((option) => option.attribute_code === code)?.values ?? []
    const values = new Set(listed.map(({ value_index: index }) => String(index)))
    return children.every((child) => values.has(String(child[code])))
  }
  return options.length > 0 && !codes.every(holds) ? { configurable_options: undefined } : {}
}

function childrenOf(fields: Fields): readonly ConfigurableChildDocument[] {
  // As above.
  return (fields['configurable_children'] ?? []) as readonly ConfigurableChildDocument[]
}

function storedFields(sku: string, { products }: Reader): Fields {
  const found = products.get(sku)
  return found && found.child === null ? found.product : { status: 1, visibility: 4, tax_class_id: usualTaxClass }
}

function fieldsOf(row: SheetRow, reader: Reader): Fields {
  return rowFields({ ...reader, row }, (key) => cellIn(row, key, reader.view.language))
}

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/** What every product needs, in words that a person who fills in a sheet understands. */
function faultOf(fields: object): string | null {
  // Made above, with variants that are fields or none.
  const { name, price, configurable_children: children = [] } = fields as Fields & { configurable_children?: Fields[] }
  if (typeof name !== 'string' || name === '') return 'it has no name'
  const prices = [price, ...children.map((child) => child['price'])]
  return prices.some((each) => typeof each === 'number') ? null : 'it has no price'
}
