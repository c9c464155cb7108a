import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreDirectory } from '@vonk/domain/stores'
import { type Database, isUniqueViolation } from '@vonk/platform/db'
import { findStoreDirectory, insertMissingViews, updateAddress } from './store.ts'
import { twelveViews } from './twelve-views.ts'

export type Stores = ReturnType<typeof createStores>
type MoveRefusal = { code: 'store-view-not-found' } | { code: 'address-taken' }

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
        const isFound = await updateAddress(db, code, address)
        return isFound ? ok(true) : err({ code: 'store-view-not-found' })
      } catch (error) {
        if (isUniqueViolation(error)) return err({ code: 'address-taken' })
        throw error
      }
    },
  }
}

export class NoStoreViews extends Error {
  constructor() {
    super('No store views are configured: run `npm run vonk -- seed`')
    this.name = 'NoStoreViews'
  }
}
