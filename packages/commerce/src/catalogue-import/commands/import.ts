import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, readStore, type Terminal, UsageError } from '@vonk/platform/command-line'
import { createStores } from '../../stores/index.ts'
import type { ImportOptions } from '../importing/import-catalogue.ts'
import { type CatalogueEntity, catalogueEntities, findEntity } from '../reading/catalogue-entity.ts'
import { type DumpSource, openDumpFile } from '../reading/open-dump-file.ts'
import { withSpooledDump } from '../reading/with-spooled-dump.ts'
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

export function readEntity(name: string | undefined): CatalogueEntity | null {
  const entity = findEntity(name ?? null)
  if (name !== undefined && entity === null) throw new UsageError(`--entity is one of ${catalogueEntities.join(', ')}.`)
  return entity
}

async function openFile(path: string): Promise<DumpSource> {
  try {
    return await openDumpFile(path)
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function importAll(sources: readonly DumpSource[], request: ImportRequest, terminal: Terminal): Promise<number> {
  return terminal.withDatabase(async (db) => {
    const directory = await createStores({ db }).loadDirectory()
    const store = readStore(request.store, directory)
    return runImport(db, { ...request, store, directory, sources }, terminal)
  })
}
