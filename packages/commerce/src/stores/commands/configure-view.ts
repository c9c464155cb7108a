import { settingsOfView, type ViewOverrides } from '@vonk/domain/settings'
import type { ModuleSettings } from '@vonk/module'
import { type Terminal, UsageError } from '@vonk/platform/command-line'
import type { Database } from '@vonk/platform/db'
import { completeSettings, readModuleSettings } from '../module-settings.ts'
import { createStores } from '../stores.ts'
import { settingsWarnings } from './settings-warnings.ts'

type Assignments = Readonly<Record<string, unknown>>

/** `name=value`, the value as JSON or plain text; `name=` goes back to the default. */
export function readAssignments(written: readonly string[]): Assignments {
  return Object.fromEntries(
    written.map((assignment) => {
      const [, name, value = ''] = /^([\w-]+(?:\.\w+)?)=(.*)$/s.exec(assignment) ?? []
      if (!name) throw new UsageError(`"${assignment}" is no setting with a value, such as minicartCountType=items.`)
      return [name, readValue(value)]
    }),
  )
}

function readValue(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Configuring = {
  readonly db: Database
  readonly code: string
  readonly changes: Assignments
  readonly modules: readonly ModuleSettings[]
}

/** Changes settings of a view, or shows all of them when there is nothing to change. */
export async function configureView(configuring: Configuring, { write }: Terminal): Promise<number> {
  const { db, code, changes, modules } = configuring
  if (Object.keys(changes).length === 0) return showSettings(configuring, write)
  const configured = await createStores({ db }).configure(code, changes, modules)
  if (configured.ok) {
    writeOwn(code, { ...configured.value, ...(await readOwnOfModules(db, code)) }, write)
    return 0
  }
  const { refusal } = configured
  if (refusal.code === 'store-view-not-found') write(`There is no store view "${code}".`)
  else for (const fault of refusal.faults) write(fault)
  return 1
}

/** What a view has set of modules, by the names they are set with. */
async function readOwnOfModules(db: Database, code: string): Promise<Assignments> {
  const modules = Object.entries((await readModuleSettings(db)).get(code) ?? {})
  const named = modules.flatMap(([module, own]) =>
    Object.entries(own).map(([name, value]) => [`${module}.${name}`, value] as const),
  )
  return Object.fromEntries(named)
}

function writeOwn(code: string, own: ViewOverrides, write: Terminal['write']): void {
  const entries = Object.entries(own)
  write(
    entries.length === 0 ? `${code} has the shop's default settings.` : `${code} differs from the shop's defaults in:`,
  )
  for (const [name, value] of entries) write(`  ${name}=${JSON.stringify(value)}`)
  for (const warning of settingsWarnings(own)) write(`\n${warning}`)
}

async function showSettings({ db, code, modules }: Configuring, write: Terminal['write']): Promise<number> {
  const { views } = await createStores({ db }).loadDirectory()
  const view = views.find((candidate) => candidate.code === code)
  if (!view) {
    write(`There is no store view "${code}".`)
    return 1
  }
  const stored = (await readModuleSettings(db)).get(code) ?? {}
  const ofModules = modules.flatMap((settings) =>
    Object.entries(completeSettings(settings, stored[settings.name])).map(
      ([name, value]) => [`${settings.name}.${name}`, value] as const,
    ),
  )
  const own = { ...view.settings, ...(await readOwnOfModules(db, code)) }
  for (const [name, value] of [...Object.entries(settingsOfView(view)), ...ofModules])
    write(`${Object.hasOwn(own, name) ? '*' : ' '} ${name}=${JSON.stringify(value)}`)
  write(`\nMarked with a star: set by ${code} itself.`)
  for (const warning of settingsWarnings(view.settings)) write(`\n${warning}`)
  return 0
}
