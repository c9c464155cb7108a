import { pipeline, Readable, type Transform } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  gzipSync,
  type ZstdOptions,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import type { BufferedBody } from '../message/buffered-body.ts'
import type { Encoding } from './accept-encoding.ts'

// Above this size the work leaves the event loop; below it, the trip to another thread costs more.
const WORTH_A_THREAD = 65_536

type Encoder = {
  readonly now: (bytes: Buffer) => Buffer<ArrayBuffer>
  readonly later: (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>
  /** Flushes after every chunk: a streamed page must reach the shopper as it is made. */
  readonly stream: () => Transform
}

const zstd: ZstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const brotli: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

const encoders: Readonly<Record<Encoding, Encoder>> = {
  zstd: {
    now: (bytes) => zstdCompressSync(bytes, zstd),
    later: (bytes) => promisify(zstdCompress)(bytes, zstd),
    stream: () => createZstdCompress({ ...zstd, flush: constants.ZSTD_e_flush }),
  },
  br: {
    now: (bytes) => brotliCompressSync(bytes, brotli),
    later: (bytes) => promisify(brotliCompress)(bytes, brotli),
    stream: () => createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    now: (bytes) => gzipSync(bytes),
    later: (bytes) => promisify(gzip)(bytes),
    stream: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  },
}

export async function compressBody(body: BufferedBody, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const bytes =
    typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return bytes.byteLength < WORTH_A_THREAD ? encoders[encoding].now(bytes) : encoders[encoding].later(bytes)
}

export function compressStream(body: ReadableStream, encoding: Encoding): ReadableStream {
  const encoder = encoders[encoding].stream()
  // An error on either side destroys both; it reaches the reader through the encoder.
  pipeline(Readable.fromWeb(body), encoder, () => {})
  return Readable.toWeb(encoder)
}
