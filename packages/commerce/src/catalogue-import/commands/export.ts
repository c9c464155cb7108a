import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { type Command, readStore, type Terminal, UsageError } from '@vonk/platform/command-line'
import type { Database } from '@vonk/platform/db'
import { createStores } from '../../stores/index.ts'
import { exportRows } from '../exporting/export-rows.ts'
import { readEntity } from './import.ts'

export const exportCommand: Command = {
  name: 'export',
  summary: 'writes the catalogue as a dump that import reads; to the standard output without a file',
  usage: '[FILE] [--store CODE] [--entity TYPE]',
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { store: { type: 'string' }, entity: { type: 'string' } },
    })
    const [file = '-', ...others] = positionals
    if (others.length > 0) throw new UsageError('Name one file to write to.')
    const entity = readEntity(values.entity)
    const isPiped = file === '-'
    const work = async (db: Database) => {
      const directory = await createStores({ db }).loadDirectory()
      const rows = exportRows(db, { directory, entity, store: readStore(values.store, directory) })
      if (isPiped) await writeRows(rows, terminal)
      else terminal.write(`${await writeFile(file, rows)} documents are in ${file}.`)
      return 0
    }
    // What is said besides would end up in the dump.
    return terminal.withDatabase(work, { isQuiet: isPiped })
  },
}

/** As many as somebody reads, and as fast. */
async function writeRows(rows: AsyncIterable<string>, { write, whenHeard }: Terminal): Promise<void> {
  for await (const row of rows) {
    if ((await whenHeard?.()) === false) return
    write(row)
  }
}

/** The whole of it, or no file at all; packed when its name says so. Answers how many rows it has. */
async function writeFile(file: string, rows: AsyncIterable<string>): Promise<number> {
  const unfinished = `${file}.part`
  let count = 0
  async function* lines() {
    for await (const row of rows) {
      count += 1
      yield `${row}\n`
    }
  }
  try {
    const packing = file.endsWith('.gz') ? [createGzip()] : []
    await pipeline([Readable.from(lines()), ...packing, createWriteStream(unfinished)])
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return count
}
