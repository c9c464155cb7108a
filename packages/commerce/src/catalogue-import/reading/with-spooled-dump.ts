import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type DumpSource, openDumpFile } from './open-dump-file.ts'

/** Keeps what comes through a pipe on disk while it is worked with: a dump is read more than once. */
export async function withSpooledDump<Value>(
  input: { readonly name: string; readonly stream: Readable },
  work: (source: DumpSource) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-import-'))
  try {
    const file = join(folder, 'dump')
    await pipeline(input.stream, createWriteStream(file, { mode: 0o600 }))
    return await work(await openDumpFile(file, input.name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
