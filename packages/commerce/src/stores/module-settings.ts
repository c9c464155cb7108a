import { err, ok, type Result } from '@vonk/domain/result'
import type { ModuleSettings } from '@vonk/module'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SettingsRefusal } from './check-overrides.ts'

type Values = Readonly<Record<string, unknown>>

/** What views set of modules: by view, then by module. */
export type StoredModuleSettings = ReadonlyMap<string, Readonly<Record<string, Values>>>

export async function readModuleSettings(db: Db): Promise<StoredModuleSettings> {
  const { rows } = await db.execute<{ code: string; modules: Record<string, Values> }>(sql`
    select view_code as code, jsonb_object_agg(module, settings) as modules from module_settings group by view_code`)
  return new Map(rows.map(({ code, modules }) => [code, modules]))
}

/** All settings of a module; one that the module does not know, or accepts no longer, is as if it had never been set. */
export function completeSettings<Schema extends z.ZodObject>(
  { schema }: ModuleSettings<Schema>,
  stored: Values = {},
): z.output<Schema> {
  const refused = new Set(schema.safeParse(stored).error?.issues.flatMap(namesOf))
  return schema.parse(Object.fromEntries(Object.entries(stored).filter(([name]) => !refused.has(name))))
}

function namesOf(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  return issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1)
}

type Change = { readonly code: string; readonly changes: Values; readonly modules: readonly ModuleSettings[] }
type Wanted = { readonly code: string; readonly module: string; readonly own: Values }

/** What a view will have set of the modules whose settings (`module.setting`) are changed; null goes back to the default. */
export async function planModuleSettings(
  tx: Db,
  { code, changes, modules }: Change,
): Promise<Result<readonly Wanted[], SettingsRefusal>> {
  const before = (await readModuleSettings(tx)).get(code) ?? {}
  const changed = Object.entries(Object.groupBy(Object.entries(changes), ([name]) => splitName(name).module))
  const wanted = changed.map(([module, entries = []]) => {
    const values = entries.map(([name, value]) => [splitName(name).setting, value])
    const all = Object.entries({ ...before[module], ...Object.fromEntries(values) })
    return { code, module, own: Object.fromEntries(all.filter(([, value]) => value !== null)) }
  })
  const faults = wanted.flatMap(({ module, own }) =>
    faultsOf(
      modules.find(({ name }) => name === module),
      module,
      own,
    ),
  )
  return faults.length === 0 ? ok(wanted) : err({ code: 'settings-refused', faults })
}

export async function saveModuleSettings(tx: Db, { code, module, own }: Wanted): Promise<void> {
  await tx.execute(sql`
    insert into module_settings (view_code, module, settings) values (${code}, ${module}, ${JSON.stringify(own)}::jsonb)
    on conflict (view_code, module) do update set settings = excluded.settings`)
}

function faultsOf(settings: ModuleSettings | undefined, name: string, own: Values): string[] {
  if (!settings) return [`No module "${name}" has settings.`]
  const issues = settings.schema.safeParse(own).error?.issues ?? []
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `There is no setting "${name}.${key}".`)
      : [`${name}.${issue.path.join('.')}: ${issue.message}`],
  )
}

/** `toy.greeting` is a setting of the module toy; those of the shop itself have no dot. */
export function isOfModule(name: string): boolean {
  return name.includes('.')
}

function splitName(name: string) {
  const dot = name.indexOf('.')
  return { module: name.slice(0, dot), setting: name.slice(dot + 1) }
}
