import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** The bytes of a dump as UTF-8 without a mark in front, whether it was packed or written by a program that likes UTF-16. */
export async function* decodeDump(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unpacked = await peek(chunks)
  const { head, all } = isPacked(unpacked.head) ? await peek(unpack(unpacked.all)) : unpacked
  const encoding = wideEncodingOf(head)
  yield* encoding === null ? withoutMark(all) : transcode(all, encoding)
}

type Peeked = { readonly head: Buffer; readonly all: AsyncIterable<Buffer> }

/** The first few bytes, enough to tell what it is, and everything from the start. */
async function peek(chunks: AsyncIterable<Buffer>): Promise<Peeked> {
  const rest = chunks[Symbol.asyncIterator]()
  let head: Buffer = Buffer.alloc(0)
  while (head.length < 4) {
    const next = await rest.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  return { head, all: joined(head, { [Symbol.asyncIterator]: () => rest }) }
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head
  yield* rest
}

function isPacked(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b
}

async function* unpack(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 64 * 1024 })
  // A failure of either end reaches whoever reads from the other.
  pipeline(Readable.from(chunks), gunzip, () => {})
  yield* gunzip
}

/** JSON begins with an ASCII sign: a zero beside it gives two bytes per sign away, as a mark does. */
function wideEncodingOf(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head.length > 1 && head[1] === 0)) return 'utf-16le'
  if ((head[0] === 0xfe && head[1] === 0xff) || (head.length > 1 && head[0] === 0)) return 'utf-16be'
  return null
}

async function* transcode(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

const MARK = Buffer.from('\ufeff')

async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const chunk of chunks) {
    yield isFirst && chunk.subarray(0, MARK.length).equals(MARK) ? chunk.subarray(MARK.length) : chunk
    isFirst = false
  }
}
