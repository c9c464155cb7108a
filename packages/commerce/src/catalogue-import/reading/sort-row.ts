import { storeCodeOfIndex } from '@vonk/domain/search-text'
import { type CatalogueEntity, catalogueEntities, findEntity } from './catalogue-entity.ts'
import type { DumpRow, Fields } from './dump-row.ts'

export type SortedRow = DumpRow & { readonly entity: CatalogueEntity; readonly view: string }

export type Sorting = {
  readonly stores: Parameters<typeof storeCodeOfIndex>[1]
  /** Where everything goes, whatever the rows say. */
  readonly store: string | null
  /** The only kind that is wanted, and what a row that does not say is taken for. */
  readonly entity: CatalogueEntity | null
}

export type Sorted =
  | { readonly kind: 'wanted'; readonly row: SortedRow }
  /** Of a kind nobody asked for, or this shop has no use for. */
  | { readonly kind: 'passed-over'; readonly type: string }
  | { readonly kind: 'unclear'; readonly reason: string }

/** What a row is and which view it belongs to. */
export function sortRow(row: DumpRow, { stores, store, entity: wanted }: Sorting): Sorted {
  const index = row.index === null ? null : readIndexName(row.index, stores)
  const type = typeOf(row, index)
  const entity = type === null ? (index?.entity ?? wanted ?? recogniseEntity(row.fields)) : findEntity(type)
  if (entity === null && type !== null) return { kind: 'passed-over', type }
  if (entity === null) return { kind: 'unclear', reason: 'is of no kind that can be told: say which with --entity' }
  if (wanted !== null && entity !== wanted) return { kind: 'passed-over', type: entity }
  const view = store ?? (index === null ? stores.defaultCode : index.view)
  if (view === null) {
    return { kind: 'unclear', reason: `is of the index "${row.index}", which is no store view: say which with --store` }
  }
  return { kind: 'wanted', row: { ...row, entity, view } }
}

type Stores = Parameters<typeof storeCodeOfIndex>[1]

type IndexMeaning = {
  readonly view: string | null
  readonly entity: CatalogueEntity | null
  /** A kind that this shop has no use for: pages and blocks of the other system. */
  readonly other: string | null
}

/**
 * What the name of an index says: the view, and where every kind has an index of its own, the kind. Names of rebuilt
 * indexes end in the moment they were built. The view is null for a name that is none of this shop's.
 */
function readIndexName(name: string, stores: Stores): IndexMeaning {
  const bare = name.replace(/_\d{6,}$/, '')
  const other = /_(cms_[a-z]+)$/.exec(bare)?.[1] ?? null
  const entity = catalogueEntities.find((kind) => bare.endsWith(`_${kind}`)) ?? null
  for (const candidate of entity ? [bare.slice(0, -entity.length - 1), bare] : [bare]) {
    const view = storeCodeOfIndex(candidate, stores)
    if (view.ok) return { view: view.value, entity: candidate === bare ? null : entity, other }
  }
  return { view: null, entity, other }
}

/** What a row says it is. Newer engines call every kind "_doc": there the index may say. */
function typeOf({ type }: DumpRow, index: IndexMeaning | null): string | null {
  return type === '_doc' || type === null ? (index?.other ?? null) : type
}

type Sign = readonly [CatalogueEntity, (has: (name: string) => boolean) => boolean]

const signs: readonly Sign[] = [
  ['attribute', (has) => has('attribute_code') && !has('sku')],
  ['taxrule', (has) => has('rates') && has('product_tax_class_ids')],
  ['review', (has) => has('product_id') && has('nickname')],
  ['product', (has) => has('sku')],
  ['category', (has) => has('name') && ['parent_id', 'path', 'level', 'children_data'].some(has)],
]

/** What a document is, by the fields only its kind has; null when it could be anything. */
function recogniseEntity(fields: Fields): CatalogueEntity | null {
  const has = (name: string) => fields[name] !== undefined
  return signs.find(([, isShown]) => isShown(has))?.[0] ?? null
}
