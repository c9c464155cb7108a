import { chunksOf, jsonRows } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { type SQL, sql } from 'drizzle-orm'
import type { DocumentKind, DocumentRow } from './document-kinds.ts'
import { publishChange } from './events.ts'

export type DocumentsToPut<Document> = {
  readonly view: string
  readonly documents: readonly Document[]
  /** What else is stored about the documents that are new or differ, in the same transaction. */
  readonly onChange?: (tx: Db, changes: DocumentChanges<Document>) => Promise<void>
}

export type DocumentChanges<Document> = { readonly added: readonly Document[]; readonly replaced: readonly Document[] }

type Entry<Document> = { readonly row: DocumentRow; readonly document: Document }

// Large enough to make round trips cheap, small enough for one event and for a parameter of a few megabytes.
const CHUNK = 500

/** Adds or replaces documents by id; answers the ids of those that are new or differ. A chunk is a transaction. */
export async function putDocuments<Document>(
  db: Db,
  kind: DocumentKind<Document>,
  put: DocumentsToPut<Document>,
): Promise<number[]> {
  const changed: number[] = []
  for (const entries of chunksOf(lastOfEach(kind, put.documents), CHUNK)) {
    changed.push(...(await db.transaction((tx) => putChunk(tx, kind, { ...put, entries }))))
  }
  return changed
}

/** Removes documents by id; answers the ids of those that were there. */
export async function removeDocuments(
  db: Db,
  { entity, table }: DocumentKind<never>,
  { view, ids }: { readonly view: string; readonly ids: readonly number[] },
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`delete from ${sql.identifier(table)} where view = ${view} and id = any(${sql.param(ids)}::integer[]) returning id`,
    )
    const removed = rows.map(({ id }) => id)
    await publishChange(tx, { view, entity, ids: removed })
    return removed
  })
}

type Chunk<Document> = DocumentsToPut<Document> & { readonly entries: readonly Entry<Document>[] }

async function putChunk<Document>(tx: Db, kind: DocumentKind<Document>, chunk: Chunk<Document>): Promise<number[]> {
  const { view, entries, onChange } = chunk
  const ousted = await removePredecessors(tx, kind, chunk)
  const written = new Map(await upsert(tx, kind, chunk))
  const changes = {
    added: documentsOf(entries, (id) => written.get(id) === true),
    replaced: documentsOf(entries, (id) => written.get(id) === false),
  }
  if (written.size > 0) await onChange?.(tx, changes)
  await publishChange(tx, { view, entity: kind.entity, ids: [...ousted, ...written.keys()] })
  return [...written.keys()]
}

function documentsOf<Document>(entries: readonly Entry<Document>[], isWanted: (id: number) => boolean): Document[] {
  return entries.filter(({ row }) => isWanted(row.id)).map(({ document }) => document)
}

/** In order of id, so that two writers never wait for each other; of two with one id or key the last counts. */
function lastOfEach<Document>(kind: DocumentKind<Document>, documents: readonly Document[]): Entry<Document>[] {
  const { naturalKey } = kind
  const byId = new Map<number, Entry<Document>>()
  for (const document of documents) {
    const row = kind.toRow(document)
    byId.delete(row.id)
    byId.set(row.id, { row, document })
  }
  const entries = [...byId.values()]
  const unique = naturalKey ? [...new Map(entries.map((entry) => [entry.row[naturalKey], entry])).values()] : entries
  return unique.toSorted((a, b) => a.row.id - b.row.id)
}

async function removePredecessors<Document>(tx: Db, kind: DocumentKind<Document>, { view, entries }: Chunk<Document>) {
  if (!kind.naturalKey) return []
  const key = sql.identifier(kind.naturalKey)
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from ${sql.identifier(kind.table)} stored
    using json_to_recordset(${jsonRows(entries.map(({ row }) => row))}::json) as incoming (id integer, ${key} text)
    where stored.view = ${view} and stored.${key} = incoming.${key} and stored.id <> incoming.id
    returning stored.id`)
  return rows.map(({ id }) => id)
}

/** The ids of what was written, each with whether it is new. */
async function upsert<Document>(tx: Db, kind: DocumentKind<Document>, { view, entries }: Chunk<Document>) {
  const names = Object.keys(kind.columns).map((name) => sql.identifier(name))
  const typed = Object.entries(kind.columns).map(([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`)
  const { rows } = await tx.execute<{ id: number; isNew: boolean }>(sql`
    insert into ${sql.identifier(kind.table)} as stored (${list(sql`view`, sql`id`, ...names, sql`document`)})
    select ${list(sql`${view}`, sql`id`, ...names, sql`document`)}
    from json_to_recordset(${jsonRows(entries.map(({ row, document }) => ({ ...row, document })))}::json)
      as incoming (${list(sql`id integer`, ...typed, sql`document json`)})
    on conflict (view, id) do update
      set ${list(...names.map((name) => sql`${name} = excluded.${name}`), sql`document = excluded.document`)}, updated_at = now()
      -- The same text is the usual case and cheap to see; another order of fields is still the same document.
      where stored.document::text <> excluded.document::text and stored.document::jsonb <> excluded.document::jsonb
    -- A row that was there before carries the mark of the transaction that replaced it.
    returning id, xmax = 0 as "isNew"`)
  return rows.map(({ id, isNew }) => [id, isNew] as const)
}

function list(...parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL {
  return sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )
}
