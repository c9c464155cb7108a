import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { idOf, type NewAct, toJson } from './record-act.ts'

type Changed = { readonly id: string; readonly before?: unknown; readonly after?: unknown }

/** What one transaction of a batch changed. */
export type BatchPart = {
  readonly counts: Readonly<Record<string, number>>
  /** Which facts were changed. */
  readonly fields?: readonly string[]
  /** The things, with what differs; of so many that they are too much, the act has the first and says how many more. */
  readonly things?: readonly Changed[]
}

export type BatchAct = {
  /** In the transaction of the change; what changed nothing is not written down. */
  add(tx: Db, part: BatchPart): Promise<void>
}

const MOST_THINGS = 50
const MOST_SIGNS = 5_000

type Stored = {
  readonly counts: Readonly<Record<string, number>>
  readonly fields?: readonly string[]
  readonly things?: readonly Changed[]
  readonly more?: number
}

/** One act for all that a batch changes in several transactions: each of them adds what it has changed. */
export function createBatchAct({ by, on, name }: Pick<NewAct, 'by' | 'on' | 'name'>): BatchAct {
  let id: string | null = null
  return {
    async add(tx, part) {
      if (Object.values(part.counts).every((count) => count === 0)) return
      // A transaction that is given up takes the act back, and its number is used by the next.
      id ??= await nextId(tx)
      const { rows } = await tx.execute<{ after: Stored }>(sql`select after from act where id = ${id} for update`)
      const after = toJson(merge(rows[0]?.after ?? { counts: {} }, part))
      await tx.execute(sql`
        insert into act (id, actor_kind, actor, kind, thing, name, after, kept_until)
        values (${id}, ${by.kind}, ${idOf(by)}, ${on.kind}, ${String(on.id)}, ${name}, ${after}::jsonb,
          now() + interval '2 years')
        on conflict (id) do update set after = excluded.after`)
    },
  }
}

async function nextId(tx: Db): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select nextval(pg_get_serial_sequence('act', 'id')) as id`)
  return String(rows[0]?.id)
}

function merge({ counts, fields = [], things = [], more = 0 }: Stored, part: BatchPart): Stored {
  const names = [...new Set([...Object.keys(counts), ...Object.keys(part.counts)])]
  const all = [...things, ...(part.things ?? [])]
  const fit = more > 0 ? things : firstOf(all)
  const left = more + all.length - fit.length
  return {
    counts: Object.fromEntries(names.map((name) => [name, (counts[name] ?? 0) + (part.counts[name] ?? 0)])),
    fields: [...new Set([...fields, ...(part.fields ?? [])])].toSorted(),
    things: fit,
    ...(left > 0 && { more: left }),
  }
}

function firstOf(things: readonly Changed[]): readonly Changed[] {
  let size = 0
  const end = things.findIndex((thing, at) => {
    size += JSON.stringify(thing).length
    return at === MOST_THINGS || size > MOST_SIGNS
  })
  return end < 0 ? things : things.slice(0, end)
}
