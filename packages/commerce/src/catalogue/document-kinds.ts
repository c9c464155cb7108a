import type { AttributeDocument, CategoryDocument, ProductDocument, TaxRuleDocument } from '@vonk/contract'
import { storedSegments } from '@vonk/domain/urls'
import type { CatalogueEntity } from './events.ts'

/** How documents of one kind are stored. */
export type DocumentKind<Document> = {
  readonly entity: CatalogueEntity
  readonly table: string
  /** What is copied out of the document, and as what. */
  readonly columns: Readonly<Record<string, 'text' | 'integer'>>
  /** The column people know a document by: a document that brings the same value replaces the one that had it. */
  readonly naturalKey: string | null
  toRow(document: Document): DocumentRow
}

export type DocumentRow = { readonly id: number; readonly [column: string]: string | number | null }

export const productKind: DocumentKind<ProductDocument> = {
  entity: 'product',
  table: 'catalogue_product',
  columns: { sku: 'text', type: 'text', status: 'integer', visibility: 'integer', url_path: 'text' },
  naturalKey: 'sku',
  toRow: ({ id, sku, type_id: type, status, visibility, url_path }) => ({
    id,
    sku,
    type,
    status,
    visibility,
    url_path: lookupPath(url_path),
  }),
}

export const categoryKind: DocumentKind<CategoryDocument> = {
  entity: 'category',
  table: 'catalogue_category',
  columns: { parent_id: 'integer', url_path: 'text' },
  naturalKey: null,
  toRow: ({ id, parent_id, url_path }) => ({ id, parent_id, url_path: lookupPath(url_path) }),
}

export const attributeKind: DocumentKind<AttributeDocument> = {
  entity: 'attribute',
  table: 'catalogue_attribute',
  columns: { code: 'text' },
  naturalKey: 'code',
  toRow: ({ attribute_id: id, attribute_code: code }) => ({ id, code }),
}

export const taxRuleKind: DocumentKind<TaxRuleDocument> = {
  entity: 'taxrule',
  table: 'catalogue_tax_rule',
  columns: {},
  naturalKey: null,
  toRow: ({ id }) => ({ id }),
}

// Longer than any address anybody types, and short enough for an index.
const LONGEST_PATH = 600

/** The path a page is looked up by; null for a page that has none. */
export function lookupPath(path: string | null | undefined): string | null {
  const plain = storedSegments(path ?? '').join('/')
  return plain === '' || plain.length > LONGEST_PATH ? null : plain
}
