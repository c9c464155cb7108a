import type { Stores } from '@vonk/commerce/stores'
import { settingsOfView, type ViewOverrides } from '@vonk/domain/settings'
import { type Terminal, UsageError } from '../command.ts'
import { settingsWarnings } from './settings-warnings.ts'

type Assignments = Readonly<Record<string, unknown>>

/** `name=value`, the value as JSON or plain text; `name=` goes back to the default. */
export function readAssignments(written: readonly string[]): Assignments {
  return Object.fromEntries(
    written.map((assignment) => {
      const [, name, value = ''] = /^(\w+)=(.*)$/s.exec(assignment) ?? []
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

type Configuring = { readonly code: string; readonly changes: Assignments }

/** Changes settings of a view, or shows all of them when there is nothing to change. */
export async function configureView(
  stores: Stores,
  { code, changes }: Configuring,
  { write }: Terminal,
): Promise<number> {
  if (Object.keys(changes).length === 0) return showSettings(stores, code, write)
  const configured = await stores.configure(code, changes)
  if (configured.ok) {
    writeOwn(code, configured.value, write)
    return 0
  }
  const { refusal } = configured
  if (refusal.code === 'store-view-not-found') write(`There is no store view "${code}".`)
  else for (const fault of refusal.faults) write(fault)
  return 1
}

function writeOwn(code: string, own: ViewOverrides, write: Terminal['write']): void {
  const entries = Object.entries(own)
  write(
    entries.length === 0 ? `${code} has the shop's default settings.` : `${code} differs from the shop's defaults in:`,
  )
  for (const [name, value] of entries) write(`  ${name}=${JSON.stringify(value)}`)
  for (const warning of settingsWarnings(own)) write(`\n${warning}`)
}

async function showSettings(stores: Stores, code: string, write: Terminal['write']): Promise<number> {
  const { views } = await stores.loadDirectory()
  const view = views.find((candidate) => candidate.code === code)
  if (!view) {
    write(`There is no store view "${code}".`)
    return 1
  }
  for (const [name, value] of Object.entries(settingsOfView(view)))
    write(`${Object.hasOwn(view.settings, name) ? '*' : ' '} ${name}=${JSON.stringify(value)}`)
  write(`\nMarked with a star: set by ${code} itself.`)
  for (const warning of settingsWarnings(view.settings)) write(`\n${warning}`)
  return 0
}
