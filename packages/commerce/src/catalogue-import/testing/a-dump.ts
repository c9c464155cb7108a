import { fileURLToPath } from 'node:url'
import { decodeDump } from '../reading/decode-dump.ts'
import type { DumpSource } from '../reading/open-dump-file.ts'

export const shopDumpPath = fileURLToPath(new URL('./shop-dump.ndjson', import.meta.url))

/** A dump made of this text, handed over in pieces of a few bytes or in one. */
export function aDump(text: string | Buffer, { name = 'dump.json', piece = 1 << 20 } = {}): DumpSource {
  const bytes = Buffer.from(text)
  return {
    name,
    size: bytes.length,
    read: (onBytes) => decodeDump(pieces(bytes, piece, onBytes)),
  }
}

async function* pieces(bytes: Buffer, piece: number, onBytes: (count: number) => void = () => {}) {
  for (let start = 0; start < bytes.length; start += piece) {
    const chunk = bytes.subarray(start, start + piece)
    onBytes(chunk.length)
    yield chunk
  }
}
