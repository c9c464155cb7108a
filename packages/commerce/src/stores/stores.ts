import { err, ok, type Result } from '@vonk/domain/result'
import type { ViewOverrides } from '@vonk/domain/settings'
import type { StoreDirectory } from '@vonk/domain/stores'
import { type Database, isUniqueViolation } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { checkOverrides, type SettingsRefusal } from './check-overrides.ts'
import { storeViewsChanged } from './events.ts'
import {
  findStoreDirectory,
  insertMissingViews,
  lockSettings,
  type TagManager,
  updateAddress,
  updateSettings,
  updateTagManager,
} from './store.ts'
import { twelveViews } from './twelve-views.ts'

export type Stores = ReturnType<typeof createStores>
type NotFound = { code: 'store-view-not-found' }
type MoveRefusal = NotFound | { code: 'address-taken' }

/** The store views of this installation: which exist, and where they answer. */
export function createStores({ db }: { db: Database }) {
  return {
    async loadDirectory(): Promise<StoreDirectory> {
      const directory = await findStoreDirectory(db)
      if (!directory) throw new NoStoreViews()
      return directory
    },

    /** Fills an empty installation; one that has views keeps them as they are. */
    async seed(): Promise<number> {
      return db.transaction(async (tx) => ((await findStoreDirectory(tx)) ? 0 : insertMissingViews(tx, twelveViews)))
    },

    async move(code: string, address: { host: string; pathPrefix: string }): Promise<Result<true, MoveRefusal>> {
      try {
        return await db.transaction(async (tx) => {
          if (!(await updateAddress(tx, code, address))) return err({ code: 'store-view-not-found' })
          await publish(tx, storeViewsChanged({ codes: [code] }))
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
        if (!(await updateTagManager(tx, code, tagManager))) return err({ code: 'store-view-not-found' })
        await publish(tx, storeViewsChanged({ codes: [code] }))
        return ok(true)
      })
    },

    /** Sets what is given and leaves the rest; null goes back to the shop's default. Every process follows in a moment. */
    configure(
      code: string,
      changes: Readonly<Record<string, unknown>>,
    ): Promise<Result<ViewOverrides, NotFound | SettingsRefusal>> {
      return db.transaction(async (tx) => {
        const before = await lockSettings(tx, code)
        if (!before) return err({ code: 'store-view-not-found' })
        const changed = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null)
        const checked = checkOverrides(Object.fromEntries(changed))
        if (!checked.ok) return checked
        await updateSettings(tx, code, checked.value)
        await publish(tx, storeViewsChanged({ codes: [code] }))
        return checked
      })
    },
  }
}

export class NoStoreViews extends Error {
  constructor() {
    super('No store views are configured: run `npm run vonk -- seed`')
    this.name = 'NoStoreViews'
  }
}
