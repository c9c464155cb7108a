import { jsonRows } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import { attributeKind, categoryKind, type DocumentKind, productKind, taxRuleKind } from './document-kinds.ts'
import type { CatalogueEntity } from './events.ts'

/** What putting a document would change of the one that is there. */
export type Difference = {
  /** What people know it by: its sku, its code or its id. */
  readonly name: string
  readonly fields: readonly string[]
  /** The fields that are short enough to be told of, as they were and as they become. */
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

type Incoming = { readonly view: string; readonly documents: readonly object[] }

// Of this entity are the documents of whoever asks.
const kinds = {
  product: productKind,
  category: categoryKind,
  attribute: attributeKind,
  taxrule: taxRuleKind,
} as Readonly<Record<CatalogueEntity, DocumentKind<object>>>

/** Texts and lists that are longer are named only. */
const LONGEST_VALUE = 200

/** In the transaction that puts the documents, before it does: what differs can be changed by nobody else until then. */
export async function findDifferences(
  tx: Db,
  entity: CatalogueEntity,
  { view, documents }: Incoming,
): Promise<Difference[]> {
  if (documents.length === 0) return []
  const kind = kinds[entity]
  const incoming = documents.map((document) => {
    const row = kind.toRow(document)
    return { id: row.id, name: String(kind.naturalKey ? row[kind.naturalKey] : row.id), document }
  })
  const { rows } = await tx.execute<Difference>(sql`
    select incoming.name, differing.*
    from json_to_recordset(${jsonRows(incoming)}::json) as incoming (id integer, name text, document jsonb)
    join ${sql.identifier(kind.table)} stored on stored.view = ${view} and stored.id = incoming.id
    cross join lateral (
      select array_agg(key order by key) as fields,
        jsonb_object_agg(key, was.value) filter (where is_short) as before,
        jsonb_object_agg(key, becomes.value) filter (where is_short) as after
      from jsonb_each(stored.document::jsonb) was full join jsonb_each(incoming.document) becomes using (key)
      cross join lateral (
        select greatest(length(was.value::text), length(becomes.value::text)) <= ${LONGEST_VALUE} as is_short) sized
      where was.value is distinct from becomes.value) differing
    where differing.fields is not null
    order by stored.id for update of stored`)
  return rows
}
