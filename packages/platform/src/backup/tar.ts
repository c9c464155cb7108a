import type { ByteReader } from './byte-reader.ts'

/** A file of an archive, as `tar` knows it. */
export type TarEntry = { readonly path: string; readonly size: number; readonly modifiedAt: Date }

const BLOCK = 512
/** As much as the header has digits for. */
const LARGEST = 0o77777777777
const LONGEST_NAME = 100

/** What comes before the bytes of a file. */
export function tarHeader(entry: TarEntry): Buffer {
  if (entry.size > LARGEST) throw new RangeError(`${entry.path} is too large for an archive`)
  if (Buffer.byteLength(entry.path) <= LONGEST_NAME) return headerBlock(entry, '0')
  const record = paxRecord('path', entry.path)
  const extension = headerBlock({ ...entry, path: 'PaxHeader', size: record.length }, 'x')
  return Buffer.concat([
    extension,
    record,
    tarPadding(record.length),
    headerBlock({ ...entry, path: 'long-name' }, '0'),
  ])
}

/** What comes after them. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

/** What comes last. */
export const tarEnd: Readonly<Buffer> = Buffer.alloc(2 * BLOCK)

function headerBlock({ path, size, modifiedAt }: TarEntry, type: '0' | 'x'): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  block.write(path, 0, 'utf8')
  block.write(octal(0o600, 7), 100)
  block.write(octal(0, 7), 108)
  block.write(octal(0, 7), 116)
  block.write(octal(size, 11), 124)
  block.write(octal(Math.max(Math.floor(modifiedAt.getTime() / 1000), 0), 11), 136)
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  block.write('ustar\u000000', 257, 'latin1')
  block.write(`${octal(checksumOf(block), 6)}\0 `, 148, 'latin1')
  return block
}

/** The sum of all bytes, those of the sum itself counted as spaces. */
function checksumOf(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

/** `<length> path=<value>`, the length counting itself. */
function paxRecord(name: string, value: string): Buffer {
  const rest = ` ${name}=${value}\n`
  const bare = Buffer.byteLength(rest)
  const length = bare + String(bare + String(bare).length).length
  return Buffer.from(`${length}${rest}`)
}

/** The next file of an archive; its bytes come next, then their padding. Null at the end. */
export async function readTarHeader(reader: ByteReader): Promise<TarEntry | null> {
  const block = await reader.read(BLOCK)
  if (block.every((byte) => byte === 0)) return null
  const entry = parseBlock(block)
  if (entry.type !== 'x') return entry
  const record = (await reader.read(entry.size)).toString('utf8')
  await reader.read(tarPadding(entry.size).length)
  const next = await readTarHeader(reader)
  const path = /^\d+ path=(.*)\n$/s.exec(record)?.[1]
  return next && { ...next, path: path ?? next.path }
}

function parseBlock(block: Buffer): TarEntry & { readonly type: string } {
  const text = (from: number, to: number) => block.subarray(from, to).toString('utf8').split('\0')[0] ?? ''
  const octal = (from: number, to: number) => Number.parseInt(text(from, to), 8)
  if (octal(148, 156) !== checksumOf(block)) throw new TarError('an entry of the archive is damaged')
  return {
    path: text(0, LONGEST_NAME),
    size: octal(124, 136),
    modifiedAt: new Date(octal(136, 148) * 1000),
    type: text(156, 157),
  }
}

/** What is read is no archive, or not all of one. */
export class TarError extends Error {
  override readonly name = 'TarError'
}
