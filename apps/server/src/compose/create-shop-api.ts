import { createStores, storeRoutes } from '@vonk/commerce/stores'
import type { Database } from '@vonk/platform/db'
import { createApi } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import { version } from '../version.ts'

/** The API with every module of the shop behind it. */
export function createShopApi({ db, log }: { db: Database; log: Log }) {
  const stores = createStores({ db })
  return createApi({ routes: [...storeRoutes(stores)], log, version })
}
