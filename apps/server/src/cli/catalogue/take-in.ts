import { type ImportOptions, importCatalogue } from '@vonk/commerce/intake'
import { createStores } from '@vonk/commerce/stores'
import type { StoreDirectory } from '@vonk/domain/stores'
import { storeTimeAt } from '@vonk/domain/time'
import type { Database } from '@vonk/platform/db'
import type { Terminal } from '../command.ts'
import { describeProgress, describeRefusal, describeSummary, hasRefusals } from './describe-import.ts'

/** The views of the shop, which an empty one gets first. */
export async function openDirectory(db: Database): Promise<StoreDirectory> {
  const stores = createStores({ db })
  await stores.seed()
  return stores.loadDirectory()
}

type ToTakeIn = Omit<ImportOptions, 'db' | 'clock'>

/** Imports and says what became of it; answers the exit code. */
export async function takeIn(db: Database, options: ToTakeIn, { write }: Terminal): Promise<number> {
  const now = Date.now()
  const summary = await importCatalogue({
    ...options,
    db,
    clock: { now, utcOffsetMinutes: storeTimeAt(now).utcOffsetMinutes },
    onRefusal: (refusal) => write(describeRefusal(refusal)),
    onProgress: (progress) => write(describeProgress(progress)),
  })
  for (const line of describeSummary(summary)) write(line)
  if (options.isDry) write('This was a dry run: the shop is as it was.')
  return hasRefusals(summary) ? 1 : 0
}
