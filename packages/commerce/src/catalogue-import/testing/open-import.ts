import { emptyTables, openTestDatabase, seedViews } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { createStores } from '../../stores/index.ts'
import { exportRows } from '../exporting/export-rows.ts'
import type { Refusal } from '../importing/create-ledger.ts'
import { type ImportOptions, importCatalogue } from '../importing/import-catalogue.ts'
import { describePlace } from '../reading/dump-row.ts'
import type { DumpSource } from '../reading/open-dump-file.ts'
import { aDump } from './a-dump.ts'
import { clock } from './documents.ts'

export type OpenImport = Awaited<ReturnType<typeof openImport>>

type Dump = string | object | DumpSource

/** An empty shop to take dumps in to. */
export async function openImport() {
  const { db, url, close } = await openTestDatabase()
  const stores = createStores({ db })
  await seedViews(db)
  await emptyTables(db, ['outbox_event'])
  const directory = await stores.loadDirectory()

  return {
    db,
    url,
    directory,
    close,
    /** Imports dumps, or documents as the lines of one; answers what was counted and what was refused. */
    async take(dumps: Dump | readonly Dump[], options: Partial<ImportOptions> = {}) {
      const refusals: Refusal[] = []
      const sources = (Array.isArray(dumps) ? dumps : [dumps]).map(toSource)
      const onRefusal = (refusal: Refusal) => void refusals.push(refusal)
      const summary = await importCatalogue({ db, directory, clock, sources, onRefusal, ...options })
      return {
        ...summary,
        counts: Object.fromEntries(summary.tallies),
        refusals: refusals.map(({ place, entity, name, reason }) => [describePlace(place), entity, name, reason]),
      }
    },
    async export(options: { store?: string; entity?: 'product' | 'category' | 'review' } = {}): Promise<string> {
      const lines: string[] = []
      for await (const line of exportRows(db, { directory, ...options })) lines.push(`${line}\n`)
      return lines.join('')
    },
    /** How many rows a table has. */
    async count(table: string): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::integer as count from ${sql.identifier(table)}`,
      )
      return rows[0]?.count ?? 0
    },
  }
}

function toSource(dump: Dump): DumpSource {
  if (typeof dump === 'string') return aDump(dump)
  return isSource(dump) ? dump : aDump(JSON.stringify(dump))
}

function isSource(dump: object): dump is DumpSource {
  return 'read' in dump
}

/** Documents as the lines of a dump. */
export function linesOf(...documents: readonly object[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}
