import { HEADER, tags } from './packed-form.ts'
import type { Shapes } from './shapes.ts'

/** Deeper documents are circles or mistakes. */
const DEEPEST = 500

/** Writes documents as JSON would, in a form of which parts can be read without the rest. */
export class Packer {
  private readonly shapes: Shapes
  private room = Buffer.allocUnsafeSlow(16_384)
  private end = 0
  private text = ''
  private readonly places = new Map<string, number>()

  constructor(shapes: Shapes) {
    this.shapes = shapes
  }

  /** @throws TypeError for what cannot be written as JSON. */
  pack(document: object): Buffer {
    this.end = HEADER
    this.text = ''
    this.places.clear()
    this.write(document, 0)
    const encoding = /^[\0-\xff]*$/.test(this.text) ? 'latin1' : 'utf16le'
    const packed = Buffer.allocUnsafeSlow(this.end + Buffer.byteLength(this.text, encoding))
    this.room[0] = encoding === 'latin1' ? 0 : 1
    this.room.writeUInt32LE(this.end, 1)
    this.room.copy(packed, 0, 0, this.end)
    packed.write(this.text, this.end, encoding)
    return packed
  }

  private write(value: unknown, depth: number): void {
    if (depth > DEEPEST) throw new TypeError('a document this deep cannot be stored')
    if (typeof value === 'string') this.writeText(value)
    else if (typeof value === 'object' && value !== null) this.writeParts(value, depth)
    else if (typeof value === 'number' && Number.isFinite(value)) this.writeNumber(value)
    else if (typeof value === 'boolean') this.writeTag(value ? tags.true : tags.false)
    else if (typeof value === 'bigint') throw new TypeError('a bigint cannot be stored')
    else this.writeTag(tags.null)
  }

  private writeParts(value: object, depth: number): void {
    if (Array.isArray(value)) this.writeArray(value, depth)
    else if (hasOwnForm(value)) this.write(value.toJSON(), depth + 1)
    else this.writeObject(value, depth)
  }

  private writeTag(tag: number): void {
    this.reserve(1)
    this.end = this.room.writeUInt8(tag, this.end)
  }

  private writeNumber(value: number): void {
    const isInteger = (value | 0) === value
    this.writeTag(isInteger ? tags.integer : tags.number)
    this.reserve(8)
    this.end = isInteger ? this.room.writeInt32LE(value, this.end) : this.room.writeDoubleLE(value, this.end)
  }

  private writeText(value: string): void {
    const known = this.places.get(value)
    const place = known ?? this.text.length
    if (known === undefined) {
      this.places.set(value, place)
      this.text += value
    }
    this.writeTag(tags.text)
    this.writeLengths(place, value.length)
  }

  private writeArray(values: readonly unknown[], depth: number): void {
    this.writeTag(tags.array)
    const start = this.writeLengths(0, values.length)
    for (const value of values) this.write(value, depth + 1)
    this.closeAt(start)
  }

  private writeObject(object: object, depth: number): void {
    const entries = Object.entries(object).filter(([, value]) => isWritten(value))
    const shape = this.shapes.idOf(entries.map(([key]) => key))
    this.writeTag(shape === null ? tags.wildObject : tags.object)
    const start = this.writeLengths(0, shape ?? entries.length)
    for (const [key, value] of entries) {
      if (shape === null) this.writeText(key)
      this.write(value, depth + 1)
    }
    this.closeAt(start)
  }

  /** Two numbers; answers where the second ends. */
  private writeLengths(first: number, second: number): number {
    this.reserve(8)
    this.end = this.room.writeUInt32LE(first, this.end)
    this.end = this.room.writeUInt32LE(second, this.end)
    return this.end
  }

  /** Fills in how many bytes came after the lengths that end at `start`. */
  private closeAt(start: number): void {
    this.room.writeUInt32LE(this.end - start, start - 8)
  }

  private reserve(bytes: number): void {
    if (this.end + bytes <= this.room.length) return
    const larger = Buffer.allocUnsafeSlow(this.room.length * 2)
    this.room.copy(larger, 0, 0, this.end)
    this.room = larger
  }
}

/** Dates, for one, say themselves how they are written. */
function hasOwnForm(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function'
}

function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol'
}
