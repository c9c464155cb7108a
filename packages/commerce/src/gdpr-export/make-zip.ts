import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export type FileToPack = { readonly name: string; readonly content: string }

const pack = promisify(deflateRaw)

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATED = 8

type Packed = {
  readonly name: Buffer
  readonly body: Buffer
  readonly size: number
  readonly checksum: number
  readonly offset: number
}

/** A few texts in one file that every system opens. For files below 4 GB, which is all that the format has without extensions. */
export async function makeZip(files: readonly FileToPack[], at: Date): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  const packed: Packed[] = []
  let offset = 0
  for (const { name, content } of files) {
    const bytes = Buffer.from(content, 'utf8')
    const file = {
      name: Buffer.from(name, 'utf8'),
      body: await pack(bytes),
      size: bytes.length,
      checksum: crc32(bytes),
      offset,
    }
    const header = Buffer.concat([numbers([LOCAL, 4]), factsOf(file, at), file.name])
    parts.push(header, file.body)
    packed.push(file)
    offset += header.length + file.body.length
  }
  const directory = Buffer.concat(packed.map((file) => directoryEntry(file, at)))
  const count = packed.length
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2])
  return new Uint8Array(Buffer.concat([...parts, directory, end]))
}

/** The fields that stand before a file and in the directory alike. */
function factsOf({ name, body, size, checksum }: Packed, at: Date): Buffer {
  const { time, date } = dosMoment(at)
  return numbers(
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [time, 2],
    [date, 2],
    [checksum, 4],
    [body.length, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  )
}

function directoryEntry(file: Packed, at: Date): Buffer {
  const rest = numbers([0, 2], [0, 2], [0, 2], [0, 4], [file.offset, 4])
  return Buffer.concat([numbers([CENTRAL, 4], [VERSION, 2]), factsOf(file, at), rest, file.name])
}

/** Little end first, each in so many bytes. */
function numbers(...fields: readonly (readonly [value: number, bytes: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let position = 0
  for (const [value, bytes] of fields) position = buffer.writeUIntLE(value, position, bytes)
  return buffer
}

/** Seconds in steps of two, years from 1980. */
function dosMoment(at: Date): { readonly time: number; readonly date: number } {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}
