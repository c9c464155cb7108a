import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { Actor } from './actor.ts'

/** What was changed: its kind (`order`), and which one. */
export type Thing = { readonly kind: string; readonly id: string | number }

type Fields = Readonly<Record<string, unknown>>

export type NewAct = {
  readonly by: Actor
  readonly on: Thing
  /** In the past tense: `refunded`. */
  readonly name: string
  /** Facts of the thing; what both agree on is left out. */
  readonly before?: Fields | null
  readonly after?: Fields | null
  readonly why?: string | null | undefined
  readonly partOf?: Thing | null
  /** Now, unless a clock says otherwise. */
  readonly doneAt?: Date
  /** Kept as long as the thing itself, whose module forgets it then; two years otherwise. */
  readonly isKept?: boolean
}

/** Of the facts before and after together with all that is nested in them. */
const MOST_BYTES = 16_384
const LONGEST_WHY = 2_000

/** Writes down who changed what, in the transaction that changes it; answers the id of the act. */
export async function recordAct(tx: Db, act: NewAct): Promise<number> {
  const { by, on, name, why = null, partOf = null, doneAt = null, isKept = false } = act
  const { before, after } = differing(act)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into act (done_at, actor_kind, actor, actor_name, kind, thing, name, before, after, why, part_of_kind, part_of, kept_until)
    values (coalesce(${doneAt?.toISOString() ?? null}::timestamptz, now()), ${by.kind}, ${idOf(by)}, ${by.kind === 'staff' ? by.name : null}, ${on.kind}, ${String(on.id)}, ${name},
      ${toJson(before)}::jsonb, ${toJson(after)}::jsonb, ${why?.slice(0, LONGEST_WHY) ?? null},
      ${partOf?.kind ?? null}, ${partOf ? String(partOf.id) : null},
      case when not ${isKept}::boolean then now() + interval '2 years' end)
    returning id`)
  return Number(rows[0]?.id)
}

export function idOf(by: Actor): string | null {
  if (by.kind === 'staff') return by.email
  return by.kind === 'key' ? by.name : null
}

/** Facts that both sides agree on say nothing. */
function differing({ before = null, after = null }: NewAct): { before: Fields | null; after: Fields | null } {
  if (!before || !after) return { before, after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

const secret = /password|secret|token|hash|credential|public_?key/i

/** As it is stored: nothing that opens a door, and the largest facts by their names alone where it is too much. */
export function toJson(fields: Fields | null): string | null {
  if (!fields) return null
  const kept = Object.entries(fields)
    .filter(([name, value]) => value !== undefined && !secret.test(name))
    .map(([name, value]) => ({ name, value, size: JSON.stringify(value).length }))
  const left: string[] = []
  let size = kept.reduce((sum, one) => sum + one.size, 0)
  for (const one of kept.toSorted((a, b) => b.size - a.size)) {
    if (size <= MOST_BYTES / 2) break
    size -= one.size
    left.push(one.name)
  }
  const entries = kept.filter(({ name }) => !left.includes(name)).map(({ name, value }) => [name, value] as const)
  return JSON.stringify({ ...Object.fromEntries(entries), ...(left.length > 0 && { tooLarge: left }) }, withoutSecrets)
}

function withoutSecrets(name: string, value: unknown): unknown {
  return secret.test(name) ? undefined : value
}
