import { err, type Result } from '@vonk/domain/result'
import type { ViewOverrides } from '@vonk/domain/settings'
import type { ModuleSettings } from '@vonk/module'
import type { Db } from '@vonk/platform/db'
import { type Changed, note } from './change-views.ts'
import { checkOverrides, type SettingsRefusal } from './check-overrides.ts'
import { isOfModule, planModuleSettings, saveModuleSettings } from './module-settings.ts'
import { lockSettings, updateSettings } from './store.ts'

type NotFound = { code: 'store-view-not-found' }
type Configuring = Changed & { readonly changes: Changes; readonly modules: readonly ModuleSettings[] }

/** Sets what is given and leaves the rest; null goes back to the default. */
export async function configure(
  tx: Db,
  { by, code, changes, modules }: Configuring,
): Promise<Result<ViewOverrides, NotFound | SettingsRefusal>> {
  const before = await lockSettings(tx, code)
  if (!before) return err({ code: 'store-view-not-found' })
  const { ofModules, ofShop } = splitChanges(changes)
  const changed = Object.entries({ ...before, ...ofShop }).filter(([, value]) => value !== null)
  const checked = checkOverrides(Object.fromEntries(changed))
  if (!checked.ok) return checked
  const planned = await planModuleSettings(tx, { code, changes: ofModules, modules })
  if (!planned.ok) return planned
  await updateSettings(tx, code, checked.value)
  for (const wanted of planned.value) await saveModuleSettings(tx, wanted)
  await note(tx, { by, code }, { name: 'configured', before, after: { ...checked.value, ...ofModules } })
  return checked
}

type Changes = Readonly<Record<string, unknown>>

function splitChanges(changes: Changes): { readonly ofModules: Changes; readonly ofShop: Changes } {
  const { true: ofModules = [], false: ofShop = [] } = Object.groupBy(Object.entries(changes), ([name]) =>
    String(isOfModule(name)),
  )
  return { ofModules: Object.fromEntries(ofModules), ofShop: Object.fromEntries(ofShop) }
}
