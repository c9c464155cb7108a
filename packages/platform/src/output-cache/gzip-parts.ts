import { constants, crc32, deflateRawSync } from 'node:zlib'

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])
const WINDOW = 32_768

export type GzipParts = {
  /** The whole answer, with zeros where the gaps are. */
  readonly bytes: Buffer<ArrayBuffer>
  /** Where in `bytes` the gaps are. */
  readonly gaps: readonly number[]
  /** Multiplied with the checksum of what fills the gaps, this is how far it moves the checksum of the whole. */
  readonly factor: number
  readonly checksum: number
  /** The checksum of the zeros in one gap. */
  readonly gapChecksum: number
}

/**
 * Compresses a text with gaps that are filled in later. A gap stands uncompressed in a block of its own, and nothing refers back to
 * it: what goes before is made known as a dictionary, where a gap is zeros, which no page has.
 */
export function compressWithGaps(text: Buffer, gaps: readonly number[], gapLength: number): GzipParts {
  const parts: Buffer[] = [HEADER]
  const places: number[] = []
  let length = HEADER.byteLength
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.byteLength
  }
  let from = 0
  for (const gap of [...gaps, text.byteLength]) {
    if (gap > from) add(compressPart(text, from, gap))
    if (gap === text.byteLength) break
    add(storedBlockHeader(gapLength))
    places.push(length)
    add(Buffer.alloc(gapLength))
    from = gap + gapLength
  }
  add(LAST_BLOCK)
  add(Buffer.alloc(8))
  const bytes = Buffer.concat(parts)
  bytes.writeUInt32LE(text.byteLength, bytes.byteLength - 4)
  const factor = gaps.reduce((sum, gap) => sum ^ shiftBy(text.byteLength - gap - gapLength), 0)
  return { bytes, gaps: places, factor, checksum: crc32(text), gapChecksum: crc32(Buffer.alloc(gapLength)) }
}

/** Puts these bytes into every gap of a copy of the answer. */
export function fillGzip({ gaps, factor, checksum, gapChecksum }: GzipParts, copy: Buffer, filling: Buffer): void {
  for (const gap of gaps) copy.set(filling, gap)
  // A checksum is linear: what differs moves it by as much, wherever it stands, times a factor of its place.
  const moved = crc32(filling) ^ gapChecksum
  copy.writeUInt32LE((checksum ^ multiply(factor, moved)) >>> 0, copy.byteLength - 8)
}

function compressPart(text: Buffer, from: number, to: number): Buffer {
  const dictionary = text.subarray(Math.max(0, from - WINDOW), from)
  return deflateRawSync(text.subarray(from, to), {
    level: 6,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(dictionary.byteLength > 0 && { dictionary }),
  })
}

function storedBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(length ^ 0xffff, 3)
  return header
}

// Polynomials over two elements, modulo that of the checksum, lowest power in the highest bit.
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000

function multiply(one: number, other: number): number {
  let product = 0
  let factor = other
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product
}

/** What a checksum is multiplied with when this many bytes come after it. */
function shiftBy(byteCount: number): number {
  // x to the power of eight: one byte.
  let square = ONE >>> 8
  let power = ONE
  for (let left = byteCount; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(square, power)
    square = multiply(square, square)
  }
  return power
}
