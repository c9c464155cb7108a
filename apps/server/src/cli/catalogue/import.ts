import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type DumpSource, type ImportOptions, openDumpFile, withSpooledDump } from '@vonk/commerce/catalogue-import'
import { createStores } from '@vonk/commerce/stores'
import { UsageError } from '@vonk/platform/command-line'
import type { Command, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { readEntity, readStore } from './import-options.ts'
import { importSheet } from './import-sheet.ts'
import { isSheetName } from './read-sheet-file.ts'
import { runImport } from './run-import.ts'

type ImportRequest = Pick<ImportOptions, 'entity' | 'isRemoving' | 'isDry'> & { readonly store: string | undefined }

export const importCommand: Command = {
  name: 'import',
  summary:
    'takes a catalogue in from dumps (NDJSON, JSON, either as .gz) or a spreadsheet saved as CSV, whose columns docs/catalogue-fields.md explains; - reads the standard input',
  usage: 'FILE… [--store CODE] [--entity TYPE] [--remove-missing] [--dry-run]',
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        store: { type: 'string' },
        entity: { type: 'string' },
        'remove-missing': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    // A file that is named twice is read once.
    const files = [...new Map(positionals.map((file) => [file === '-' ? file : resolve(file), file])).values()]
    if (files.length === 0) throw new UsageError('Say which file to import.')
    const entity = readEntity(values.entity)
    const request = { entity, store: values.store, isRemoving: values['remove-missing'], isDry: values['dry-run'] }
    if (files.some(isSheetName)) return importSheet(files, request, terminal)
    const sources = await Promise.all(files.filter((file) => file !== '-').map(openFile))
    if (!files.includes('-')) return importAll(sources, request, terminal)
    const input = { name: 'standard input', stream: process.stdin }
    return withSpooledDump(input, (spooled) => importAll([...sources, spooled], request, terminal))
  },
}

async function openFile(path: string): Promise<DumpSource> {
  try {
    return await openDumpFile(path)
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function importAll(sources: readonly DumpSource[], request: ImportRequest, terminal: Terminal): Promise<number> {
  return withDatabase(terminal, async ({ db }) => {
    const directory = await createStores({ db }).loadDirectory()
    const store = readStore(request.store, directory)
    return runImport(db, { ...request, store, directory, sources }, terminal)
  })
}
