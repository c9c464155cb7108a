import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { readTarHeader, type TarEntry, tarHeader, tarPadding } from './tar.ts'

/** Counts and sums up what passes. */
export class Sum {
  readonly #hash: Hash = createHash('sha256')
  #bytes = 0

  add(piece: Buffer | string): void {
    this.#hash.update(piece)
    this.#bytes += Buffer.byteLength(piece)
  }

  finish(): { readonly bytes: number; readonly sha256: string } {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

/** A whole file for an archive. */
export function wholeFile(path: string, text: string): Buffer {
  const bytes = Buffer.from(text)
  const header = tarHeader({ path, size: bytes.length, modifiedAt: new Date() })
  return Buffer.concat([header, bytes, tarPadding(bytes.length)])
}

/** A file of an archive: its bytes have to be taken before the next. */
export type ArchivedFile = TarEntry & { pieces(): AsyncGenerator<Buffer> }

/** The files of a packed archive, one after the other, however large it is. */
export async function* readArchive(file: string): AsyncGenerator<ArchivedFile> {
  const packed = createReadStream(file)
  const unpacked = createGunzip()
  packed.once('error', (error) => unpacked.destroy(error))
  const reader = new ByteReader(packed.pipe(unpacked))
  try {
    for (let entry = await readTarHeader(reader); entry; entry = await readTarHeader(reader)) {
      const { size } = entry
      yield { ...entry, pieces: () => reader.pieces(size) }
      await reader.read(tarPadding(size).length)
    }
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

/** All bytes of a small file. */
export async function readWhole(file: ArchivedFile): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of file.pieces()) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
