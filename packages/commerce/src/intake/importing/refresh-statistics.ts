import { refreshCatalogueStatistics } from '../../catalogue/index.ts'
import { refreshStockStatistics } from '../../stock/index.ts'
import type { ImportRun } from './import-run.ts'

/**
 * Tells the database what its tables hold now. It finds out by itself, but only when much has changed; until then it
 * takes a view that was empty for one that still is, and reads all of it to find a single sku.
 */
export async function refreshStatistics({ db, isDry }: ImportRun): Promise<void> {
  if (isDry) return
  await refreshCatalogueStatistics(db)
  await refreshStockStatistics(db)
}
