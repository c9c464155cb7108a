import { err, ok, type Result } from '@vonk/domain/result'
import type { ModuleSettings } from '@vonk/module'
import { type Actor, commandLine, recordAct } from '@vonk/platform/acts'
import { type Database, type Db, rehearse } from '@vonk/platform/db'
import { z } from 'zod'
import { countriesPart, tariffsPart } from './parts/delivered.ts'
import { brandsPart, viewsPart } from './parts/sold-under.ts'

/** The lists of the file, in the order in which one may need the other: files of brands and languages have their place here. */
const parts = [brandsPart, viewsPart, tariffsPart, countriesPart] as const

const shopFileSchema = z.strictObject(
  Object.fromEntries(parts.map(({ name, schema }) => [name, schema.optional()] as const)),
)

export type ShopFile = Readonly<Record<string, unknown>>
export type ShopFileRefusal = { readonly code: 'shop-file-refused'; readonly faults: readonly string[] }

/** All of the shop that a file can say. */
export async function exportShop(db: Database): Promise<ShopFile> {
  return db.transaction(async (tx) => {
    const lists: [string, unknown][] = []
    for (const part of parts) lists.push([part.name, await part.export(tx)])
    return Object.fromEntries(lists)
  })
}

type Applying = {
  readonly modules: readonly ModuleSettings[]
  readonly by?: Actor
  /** Says what would be changed, and changes nothing. */
  readonly isRehearsal: boolean
}

/**
 * Makes of the shop what the file says, all of it or nothing. A list that is left out stays as it is. Answers in words what
 * was changed, or what is wrong with the file.
 */
export async function applyShop(
  db: Database,
  written: unknown,
  { modules, by = commandLine, isRehearsal }: Applying,
): Promise<Result<readonly string[], ShopFileRefusal>> {
  const parsed = shopFileSchema.safeParse(written)
  if (!parsed.success) return err({ code: 'shop-file-refused', faults: parsed.error.issues.flatMap(toFaults) })
  const file = new Map(Object.entries(z.record(z.string(), z.unknown()).parse(written)))
  const work = async (tx: Db) => {
    const done = await applyParts(tx, file, { modules, by })
    if (done.faults.length > 0) throw new FileRefused(done.faults)
    if (done.changes.length > 0)
      await recordAct(tx, { by, on: { kind: 'shop', id: 'file' }, name: 'applied', after: { changes: done.changes } })
    return done.changes
  }
  try {
    return ok(await (isRehearsal ? rehearse(db, work) : db.transaction(work)))
  } catch (error) {
    if (error instanceof FileRefused) return err({ code: 'shop-file-refused', faults: error.faults })
    throw error
  }
}

type Done = { readonly faults: readonly string[]; readonly changes: readonly string[] }

/** One after the other, as far as there is nothing wrong. */
async function applyParts(
  tx: Db,
  file: ReadonlyMap<string, unknown>,
  applying: { readonly modules: readonly ModuleSettings[]; readonly by: Actor },
): Promise<Done> {
  const changes: string[] = []
  for (const part of parts) {
    const wanted = file.get(part.name)
    if (wanted === undefined) continue
    const applied = await part.apply(tx, wanted, applying)
    if (applied.faults.length > 0) return applied
    changes.push(...applied.changes)
  }
  return { faults: [], changes }
}

class FileRefused extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super('the file is refused')
    this.faults = faults
  }
}

function toFaults(issue: z.core.$ZodIssue): readonly string[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${path === '' ? 'the file' : path} has no ${key}`)
  return [`${path === '' ? 'the file' : path}: ${issue.message}`]
}
