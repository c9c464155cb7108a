import { readStore, type Terminal, UsageError } from '@vonk/platform/command-line'
import { createStores } from '../../stores/index.ts'
import type { ImportOptions } from '../importing/import-catalogue.ts'
import { type OpenedSheet, openSheet } from '../sheets/open-sheet.ts'
import { showControls } from './describe-import.ts'
import { isSheetName, readSheetFile } from './read-sheet-file.ts'
import { runImport } from './run-import.ts'

type Request = Pick<ImportOptions, 'entity' | 'isRemoving' | 'isDry'> & { readonly store: string | undefined }

/** New categories and options that are listed one by one; of more the number says enough. */
const MOST_LISTED = 30

/** Imports a spreadsheet that was saved as CSV; answers the exit code. */
export async function importSheet(files: readonly string[], request: Request, terminal: Terminal): Promise<number> {
  const [file, ...others] = files
  if (!file || !isSheetName(file) || others.length > 0) throw new UsageError('Import one sheet at a time.')
  if (request.isRemoving || request.entity) {
    throw new UsageError(
      'A sheet holds products and removes none: say no in its column "enabled" of what is no longer sold.',
    )
  }
  const { columns, lines } = await readSheetFile(file)
  return terminal.withDatabase(async (db) => {
    const directory = await createStores({ db }).loadDirectory()
    const store = readStore(request.store, directory)
    const sheet = await openSheet(db, { name: file, columns, lines, directory, store })
    if (sheet.kind === 'wrong-columns') return refuseColumns(file, sheet.faults, terminal)
    tellOf(file, sheet, terminal)
    const source = { isDry: request.isDry ?? false, directory, sources: [sheet.source] }
    const code = await runImport(db, source, terminal)
    if (sheet.refused.length === 0) return code
    terminal.write(`${sheet.refused.length} rows of the sheet were refused.`)
    return 1
  })
}

function refuseColumns(file: string, faults: readonly string[], { write }: Terminal): number {
  for (const fault of faults) write(showControls(`${file} line 1: ${fault}`))
  write('Nothing was imported: docs/catalogue-fields.md lists the columns a sheet may have.')
  return 1
}

type Sheet = Extract<OpenedSheet, { readonly kind: 'sheet' }>

/** What is refused, and what the shop has not had so far. */
function tellOf(file: string, { refused, created }: Sheet, { write }: Terminal): void {
  for (const { line, sku, reason } of refused) {
    write(showControls(`${file} line ${line}: ${sku === '' ? '' : `${sku}: `}${reason}`))
  }
  for (const made of created.slice(0, MOST_LISTED)) write(showControls(`new: ${made}`))
  const more = created.length - MOST_LISTED
  if (more > 0) write(`new: ${more} more categories, options and tax classes`)
}
