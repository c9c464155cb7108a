import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import type { Log } from '../log/index.ts'
import type { ListedStore } from '../objects/index.ts'
import { Sum, wholeFile } from './archive.ts'
import { type ReadFile, readBucket } from './bucket-media.ts'
import { withConnection } from './connect.ts'
import { describeTables, readSequences, type Table } from './describe-tables.ts'
import { dumpTable } from './dump-table.ts'
import { BACKUP_FORMAT, MANIFEST_PATH, type Manifest, type TableSummary, tablePath } from './manifest.ts'
import { listFiles, readMedia } from './media-files.ts'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

export type BackupOptions = {
  readonly url: string
  /** The folder of the pictures, or the bucket; null leaves them out. */
  readonly media: string | ListedStore | null
  readonly file: string
  readonly log: Log
  onProgress?(text: string): void
}

/** There is no shop in the database. */
export class NothingToBackUp extends Error {
  override readonly name = 'NothingToBackUp'
}

/**
 * Writes database and media to one file, as they are at the moment it begins, while the shop goes on. The file appears under its
 * name when it is complete, and only its owner can read it: it holds what customers have told the shop.
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const { file } = options
  const unfinished = `${file}.part-${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  try {
    const manifest = await withConnection(options, async (client) => {
      // One snapshot for all tables; it only reads, so that nobody waits for it.
      await client.query('begin isolation level repeatable read read only')
      const parts: Manifest[] = []
      const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
      // One piece at a time: the next is read when this one is packed.
      const source = Readable.from(archive(client, options, parts), { highWaterMark: 1 })
      await pipeline(source, createGzip(), target)
      return parts[0]
    })
    if (!manifest) throw new Error('the backup has no manifest')
    await rename(unfinished, file)
    return manifest
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function* archive(client: Client, options: BackupOptions, finished: Manifest[]): AsyncGenerator<Buffer> {
  const { media: pictures, onProgress = () => {} } = options
  const createdAt = new Date().toISOString()
  const migrations = await readMigrations(client)
  const tables: TableSummary[] = []
  for (const table of await describeTables(client)) {
    const summary = yield* archiveTable(client, table)
    tables.push(summary)
  }
  const sequences = await readSequences(client)
  await client.query('commit')
  onProgress(`${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
  const media = yield* archiveMedia(pictures)
  onProgress(`${media.files} pictures and other files`)
  const manifest = { format: BACKUP_FORMAT, createdAt, migrations, tables, sequences, media }
  yield wholeFile(MANIFEST_PATH, JSON.stringify(manifest))
  yield Buffer.from(tarEnd)
  finished.push(manifest)
}

async function readMigrations(client: Client): Promise<Manifest['migrations']> {
  const { rows: found } = await client.query(`select to_regclass('public.applied_migration') is not null as "isThere"`)
  if (!found[0]?.isThere) throw new NothingToBackUp('there is no shop in this database')
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select set_name as "set", number, file, checksum from applied_migration order by set_name, number',
  )
  return rows
}

async function* archiveTable(client: Client, table: Table): AsyncGenerator<Buffer, TableSummary> {
  const sum = new Sum()
  let [rows, piece] = [0, 0]
  for await (const { text, rows: count } of dumpTable(client, table)) {
    rows += count
    piece += 1
    sum.add(text)
    yield wholeFile(tablePath(table.name, piece), text)
  }
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows, ...sum.finish() }
}

async function* archiveMedia(from: BackupOptions['media']): AsyncGenerator<Buffer, Manifest['media']> {
  const sum = new Sum()
  let files = 0
  for await (const { file, pieces } of readPictures(from)) {
    files += 1
    sum.add(`${file.path}\n`)
    yield tarHeader({ ...file, path: `media/${file.path}` })
    for await (const piece of pieces) {
      sum.add(piece)
      yield piece
    }
    yield tarPadding(file.size)
  }
  return { files, ...sum.finish() }
}

async function* readPictures(from: BackupOptions['media']): AsyncGenerator<ReadFile> {
  if (typeof from === 'string') {
    for await (const file of listFiles(from)) yield { file, pieces: readMedia(from, file) }
  } else if (from) yield* readBucket(from)
}
