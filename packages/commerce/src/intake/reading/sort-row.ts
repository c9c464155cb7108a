import type { storeCodeOfIndex } from '@vonk/domain/search-text'
import type { DumpRow } from './dump-row.ts'
import { findEntity, type IntakeEntity } from './intake-entity.ts'
import { readIndexName } from './read-index-name.ts'
import { recogniseEntity } from './recognise-entity.ts'

export type SortedRow = DumpRow & { readonly entity: IntakeEntity; readonly view: string }

export type Sorting = {
  readonly stores: Parameters<typeof storeCodeOfIndex>[1]
  /** Where everything goes, whatever the rows say. */
  readonly store: string | null
  /** The only kind that is wanted, and what a row that does not say is taken for. */
  readonly entity: IntakeEntity | null
}

export type Sorted =
  | { readonly kind: 'wanted'; readonly row: SortedRow }
  /** Of a kind nobody asked for, or this shop has no use for. */
  | { readonly kind: 'passed-over'; readonly type: string }
  | { readonly kind: 'unclear'; readonly reason: string }

/** What a row is and which view it belongs to. */
export function sortRow(row: DumpRow, { stores, store, entity: wanted }: Sorting): Sorted {
  const index = row.index === null ? null : readIndexName(row.index, stores)
  // Newer engines call every kind "_doc".
  const type = row.type === '_doc' ? null : row.type
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
