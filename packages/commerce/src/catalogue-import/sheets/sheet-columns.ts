import type { Language } from '@vonk/domain/stores'
import { nearestName } from '@vonk/domain/text'

/** What a cell of a column holds. */
export type CellKind =
  | 'text'
  | 'price'
  | 'number'
  | 'date'
  | 'flag'
  | 'stock'
  | 'percent'
  | 'choice'
  | 'paths'
  | 'pictures'
  | 'list'

type Field = {
  readonly name: string
  readonly kind: CellKind
  /** Other names people give it. */
  readonly also?: readonly string[]
  /** Where the document keeps it, where the shop only has to store it. */
  readonly stored?: string
  /** What may stand behind a colon: a language, or a country. */
  readonly by?: 'language' | 'country'
}

/** Every column a sheet may have; `docs/catalogue-fields.md` says what each means. */
export const sheetFields: readonly Field[] = [
  { name: 'sku', kind: 'text' },
  { name: 'parent sku', kind: 'text', also: ['parent', 'group'] },
  { name: 'name', kind: 'text', also: ['title'], stored: 'name', by: 'language' },
  { name: 'description', kind: 'text', stored: 'description', by: 'language' },
  { name: 'short description', kind: 'text', stored: 'short_description', by: 'language' },
  { name: 'price', kind: 'price', stored: 'price' },
  { name: 'special price', kind: 'price', also: ['sale price'], stored: 'special_price' },
  { name: 'special from', kind: 'date', also: ['special from date'], stored: 'special_from_date' },
  { name: 'special to', kind: 'date', also: ['special to date'], stored: 'special_to_date' },
  { name: 'vat', kind: 'percent', also: ['btw', 'vat rate'], by: 'country' },
  { name: 'tax class', kind: 'number', also: ['tax class id'], stored: 'tax_class_id' },
  { name: 'stock', kind: 'stock', also: ['quantity', 'qty'] },
  { name: 'categories', kind: 'paths', also: ['category'], by: 'language' },
  { name: 'color', kind: 'choice', also: ['colour'], by: 'language' },
  { name: 'size', kind: 'choice', by: 'language' },
  { name: 'brand', kind: 'choice', by: 'language' },
  { name: 'images', kind: 'pictures', also: ['image', 'pictures'] },
  { name: 'ean', kind: 'text', also: ['gtin', 'barcode'], stored: 'ean' },
  { name: 'weight', kind: 'number', stored: 'weight' },
  { name: 'enabled', kind: 'flag', also: ['active'] },
  { name: 'url', kind: 'text', also: ['url key', 'slug'], stored: 'url_key', by: 'language' },
  { name: 'labels', kind: 'list', stored: 'product_labels', by: 'language' },
  { name: 'new from', kind: 'date', also: ['news from date'], stored: 'news_from_date' },
  { name: 'new to', kind: 'date', also: ['news to date'], stored: 'news_to_date' },
  { name: 'meta title', kind: 'text', stored: 'meta_title', by: 'language' },
  { name: 'meta description', kind: 'text', stored: 'meta_description', by: 'language' },
  // What the law wants said beside an offer, in the language of the view.
  { name: 'manufacturer', kind: 'text', stored: 'manufacturer', by: 'language' },
  { name: 'manufacturer address', kind: 'text', stored: 'manufacturer_address', by: 'language' },
  { name: 'manufacturer email', kind: 'text', stored: 'manufacturer_email', by: 'language' },
  { name: 'responsible person', kind: 'text', stored: 'responsible_person', by: 'language' },
  { name: 'responsible person address', kind: 'text', stored: 'responsible_person_address', by: 'language' },
  { name: 'responsible person email', kind: 'text', stored: 'responsible_person_email', by: 'language' },
  { name: 'safety warnings', kind: 'list', also: ['safety warning'], stored: 'safety_warnings', by: 'language' },
  { name: 'composition', kind: 'text', stored: 'composition', by: 'language' },
  { name: 'care instructions', kind: 'text', stored: 'care_instructions', by: 'language' },
]

/** A column of a sheet; `key` is what its cells are found by, such as `name`, `name:de`, `vat:DE` or `attribute:material`. */
export type Column = { readonly key: string; readonly kind: CellKind; readonly stored: string | null }

const OWN = /^attribute:([a-z][\da-z_]{0,29})(?::(.+))?$/

/** What a column is, or in words why it is none. */
export function readColumn(written: string, languages: readonly Language[]): Column | { readonly fault: string } {
  const name = written.trim().toLowerCase()
  const own = OWN.exec(name)
  if (own) return qualified({ name: `attribute:${own[1]}`, kind: 'choice', by: 'language' }, own[2], languages)
  const [bare = '', behind] = name.split(':').map((part) => part.trim().replaceAll(/[\s_-]+/g, ' '))
  const field = sheetFields.find((each) => each.name === bare || each.also?.includes(bare))
  if (field) return qualified(field, behind, languages)
  const names = sheetFields.flatMap(({ name: one, also = [] }) => [one, ...also])
  const near = nearestName(bare, names)
  const meant = near === null ? '.' : `: did you mean "${near}"?`
  return { fault: `there is no column "${written.trim()}"${meant} One of your own is called attribute:${slug(bare)}` }
}

function qualified(
  field: Field,
  behind: string | undefined,
  languages: readonly Language[],
): ReturnType<typeof readColumn> {
  const { name, kind, stored = null, by } = field
  if (behind === undefined) return { key: name, kind, stored }
  const isCountry = by === 'country' && /^[a-z]{2}$/.test(behind)
  if (isCountry) return { key: `${name}:${behind.toUpperCase()}`, kind, stored }
  const language = languages.find((each) => each === behind)
  if (by === 'language' && language) return { key: `${name}:${language}`, kind, stored }
  const allowed = { language: `a language of the shop (${languages.join(', ')})`, country: 'a country, such as DE' }
  const fit = by ? `only ${allowed[by]}` : 'nothing'
  return { fault: `the column "${name}" takes ${fit} behind a colon, not "${behind}"` }
}

function slug(name: string): string {
  return name.replaceAll(/[^\da-z]+/g, '_').replace(/^[\d_]+/, '') || 'material'
}
