import { storeTimeAt } from '@vonk/domain/time'
import type { Terminal } from '@vonk/platform/command-line'
import type { Database } from '@vonk/platform/db'
import { ImportInterrupted, type ImportOptions, importCatalogue } from '../importing/import-catalogue.ts'
import { describeProgress, describeRefusal, describeSummary, hasRefusals } from './describe-import.ts'

type ImportToRun = Omit<ImportOptions, 'db' | 'clock'>

/** Imports and says what became of it; answers the exit code. */
export async function runImport(db: Database, options: ImportToRun, { write }: Terminal): Promise<number> {
  try {
    return await takeAll(db, options, { write })
  } catch (error) {
    if (!(error instanceof ImportInterrupted)) throw error
    for (const line of describeSummary(error.summary)) write(line)
    write('The database could not be reached any more. What is counted above went in: run the same command to go on.')
    return 1
  }
}

async function takeAll(db: Database, options: ImportToRun, { write }: Pick<Terminal, 'write'>): Promise<number> {
  const now = Date.now()
  const summary = await importCatalogue({
    patience: {
      onWait: (delayMs) => write(`  … the database is too busy to be reached: trying again in ${delayMs / 1_000} s`),
    },
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
