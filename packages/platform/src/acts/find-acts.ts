import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { Thing } from './record-act.ts'

/** Who did it, as they were called then; a member of staff who was removed has neither address nor name. */
type PastActor = {
  readonly kind: 'staff' | 'key' | 'command-line'
  readonly id: string | null
  readonly name: string | null
}

export type Act = {
  readonly id: number
  readonly by: PastActor
  readonly kind: string
  readonly thing: string
  readonly name: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly why: string | null
  readonly doneAt: Date
}

export type ActPage = {
  /** The acts on this alone, and on what belongs to it. */
  readonly on?: Thing
  /** Older than this act. */
  readonly before?: number | undefined
  readonly limit: number
}

type Row = Omit<Act, 'id' | 'by' | 'doneAt'> & {
  readonly id: string
  readonly actorKind: PastActor['kind']
  readonly actor: string | null
  readonly actorName: string | null
  readonly doneAt: string
}

const columns = sql`id, actor_kind as "actorKind", actor, actor_name as "actorName", kind, thing, name, before, after, why,
  done_at as "doneAt"`

/** What was done, the newest first. */
export async function findActs(db: Db, { on, before, limit }: ActPage): Promise<Act[]> {
  const older = before === undefined ? sql`true` : sql`id < ${before}`
  const newest = (condition: SQL) =>
    sql`(select ${columns} from act where ${condition} and ${older} order by id desc limit ${limit})`
  const found = on
    ? sql`select * from (
        ${newest(sql`kind = ${on.kind} and thing = ${String(on.id)}`)}
        union ${newest(sql`part_of_kind = ${on.kind} and part_of = ${String(on.id)}`)}) acts
      order by id desc limit ${limit}`
    : newest(sql`true`)
  const { rows } = await db.execute<Row>(found)
  return rows.map(toAct)
}

/** Of each of these things the newest act of every name. */
export async function findLatestActs(db: Db, kind: string, ids: readonly (string | number)[]): Promise<Act[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (thing, name) ${columns} from act
    where kind = ${kind} and thing = any(${sql.param(ids.map(String))}::text[]) order by thing, name, id desc`)
  return rows.map(toAct)
}

function toAct({ id, actorKind, actor, actorName, doneAt, ...act }: Row): Act {
  return { ...act, id: Number(id), by: { kind: actorKind, id: actor, name: actorName }, doneAt: new Date(doneAt) }
}
