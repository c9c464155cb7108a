import { open } from 'node:fs/promises'
import { decodeDump } from './decode-dump.ts'

/** Something a dump is read from, as often as it takes. */
export type DumpSource = {
  /** As the one who imports it calls it. */
  readonly name: string
  readonly size: number
  /** What it holds, unpacked and as UTF-8; `onBytes` hears how much of the source has been read. */
  read(onBytes?: (count: number) => void): AsyncIterable<Buffer>
}

/** Documents that are at hand, each a row of its own. */
export function dumpOf(name: string, documents: readonly object[]): DumpSource {
  return dumpOfLines(
    name,
    documents.map((document) => JSON.stringify(document)),
  )
}

/** The lines of a dump that are at hand; an empty one is passed over and counts. */
export function dumpOfLines(name: string, lines: readonly string[]): DumpSource {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
  return {
    name,
    size: bytes.length,
    async *read(onBytes) {
      onBytes?.(bytes.length)
      yield bytes
    },
  }
}

const CHUNK = 1024 * 1024

export async function openDumpFile(path: string, name: string = path): Promise<DumpSource> {
  const file = await open(path)
  try {
    const stats = await file.stat()
    if (stats.isDirectory()) throw new NotAFile(name)
    return { name, size: stats.size, read: (onBytes) => decodeDump(readFile(path, onBytes)) }
  } finally {
    await file.close()
  }
}

async function* readFile(path: string, onBytes: (count: number) => void = () => {}): AsyncGenerator<Buffer> {
  const file = await open(path)
  for await (const chunk of file.createReadStream({ highWaterMark: CHUNK })) {
    onBytes(chunk.length)
    yield chunk
  }
}

class NotAFile extends Error {
  override readonly name = 'NotAFile'

  constructor(name: string) {
    super(`${name} is a folder`)
  }
}
