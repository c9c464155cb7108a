import { err, ok, type Result } from '@vonk/domain/result'
import type { ViewOverrides } from '@vonk/domain/settings'
import type { StoreDirectory } from '@vonk/domain/stores'
import type { ModuleSettings } from '@vonk/module'
import { type Actor, commandLine, type NewAct, recordAct } from '@vonk/platform/acts'
import { type Database, type Db, isUniqueViolation } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { insertMissingBrands } from '../brands/index.ts'
import { checkOverrides, type SettingsRefusal } from './check-overrides.ts'
import { storeViewsChanged } from './events.ts'
import { isOfModule, planModuleSettings, saveModuleSettings } from './module-settings.ts'
import {
  findStoreDirectory,
  insertMissingViews,
  lockSettings,
  lockView,
  type TagManager,
  updateAddress,
  updateSettings,
  updateTagManager,
} from './store.ts'
import { brandsOfViews, twelveViews } from './twelve-views.ts'

export type Stores = ReturnType<typeof createStores>
type NotFound = { code: 'store-view-not-found' }
type MoveRefusal = NotFound | { code: 'address-taken' }

/** The store views of this installation: which exist, and where they answer. Who is not named works on the command line. */
export function createStores({ db, by = commandLine }: { readonly db: Database; readonly by?: Actor }) {
  return {
    async loadDirectory(): Promise<StoreDirectory> {
      const directory = await findStoreDirectory(db)
      if (!directory) throw new NoStoreViews()
      return directory
    },

    /** Fills an empty installation; one that has views keeps them as they are. */
    async seed(): Promise<number> {
      return db.transaction(async (tx) => {
        if (await findStoreDirectory(tx)) return 0
        await insertMissingBrands(tx, brandsOfViews)
        return insertMissingViews(tx, twelveViews)
      })
    },

    async move(code: string, address: { host: string; pathPrefix: string }): Promise<Result<true, MoveRefusal>> {
      try {
        return await db.transaction(async (tx) => {
          const before = await lockView(tx, code)
          if (!before) return err({ code: 'store-view-not-found' })
          await updateAddress(tx, code, address)
          const { host, pathPrefix } = before
          await note(tx, { by, code }, { name: 'moved', before: { host, pathPrefix }, after: address })
          return ok(true)
        })
      } catch (error) {
        if (isUniqueViolation(error)) return err({ code: 'address-taken' })
        throw error
      }
    },

    /** Gives a view its tag manager, or takes it away. */
    tag(code: string, tagManager: TagManager): Promise<Result<true, NotFound>> {
      return db.transaction(async (tx) => {
        const before = await lockView(tx, code)
        if (!before) return err({ code: 'store-view-not-found' })
        await updateTagManager(tx, code, tagManager)
        const { tagManagerId: id, tagManagerDomain: domain } = before
        await note(tx, { by, code }, { name: 'tag-manager-set', before: { id, domain }, after: tagManager })
        return ok(true)
      })
    },

    /**
     * Sets what is given and leaves the rest; null goes back to the default. A setting of a module is `module.setting`.
     * Every process follows in a moment.
     */
    configure(
      code: string,
      changes: Readonly<Record<string, unknown>>,
      modules: readonly ModuleSettings[] = [],
    ): Promise<Result<ViewOverrides, NotFound | SettingsRefusal>> {
      return db.transaction((tx) => configure(tx, { by, code, changes, modules }))
    },
  }
}

type Configuring = Changed & { readonly changes: Changes; readonly modules: readonly ModuleSettings[] }

async function configure(
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

type Changed = { readonly by: Actor; readonly code: string }

/** Notes what was changed of a view, and has every process follow. */
async function note(tx: Db, { by, code }: Changed, act: Pick<NewAct, 'name' | 'before' | 'after'>): Promise<void> {
  await recordAct(tx, { by, on: { kind: 'store-view', id: code }, ...act })
  await publish(tx, storeViewsChanged({ codes: [code] }))
}

export class NoStoreViews extends Error {
  constructor() {
    super('No store views are configured: run `npm run vonk -- seed`')
    this.name = 'NoStoreViews'
  }
}
