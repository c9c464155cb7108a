import { insertMissingBrands } from '@vonk/commerce/brands'
import { insertMissingTariffs, tariffsChanged } from '@vonk/commerce/shipping'
import { findStoreDirectory, insertMissingViews, storeViewsChanged } from '@vonk/commerce/stores'
import type { Database } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { tariffsOfLabel } from './tariffs.ts'
import { brandsOfViews, twelveViews } from './twelve-views.ts'

/** Gives a shop that has no store views those of the label, with its brands and tariffs; answers how many views are new. */
export async function seedLabel(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    if (await findStoreDirectory(tx)) return 0
    await insertMissingBrands(tx, brandsOfViews)
    const added = await insertMissingViews(tx, twelveViews)
    await insertMissingTariffs(tx, tariffsOfLabel)
    await publish(tx, storeViewsChanged({ codes: twelveViews.map(({ code }) => code) }))
    await publish(tx, tariffsChanged({}))
    return added
  })
}
