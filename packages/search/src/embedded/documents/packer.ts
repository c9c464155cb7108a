import { constants, double, FIRST_VALUE, halves, LARGEST_INTEGER, TAG_BITS, tags } from './packed-form.ts'
import type { Shapes } from './shapes.ts'

/** Deeper documents are circles or mistakes. */
const DEEPEST = 500

/** Writes documents as JSON would, in a form of which parts can be read without the rest. */
export class Packer {
  private readonly shapes: Shapes
  private words = new Int32Array(4_096)
  private end = 0
  private text = ''
  /** Where in this document a text or number stands already. */
  private readonly places = new Map<string | number, number>()

  constructor(shapes: Shapes) {
    this.shapes = shapes
  }

  /**
   * Leaves one field out, if it is named.
   * @throws TypeError for what cannot be written as JSON.
   */
  pack(document: object, hidden?: string): Buffer {
    this.end = 0
    this.text = ''
    this.places.clear()
    this.reserve(FIRST_VALUE + 1)
    const value = hidden === undefined ? this.write(document, 0) : this.writeObject(document, 0, hidden)
    this.words[FIRST_VALUE] = value
    const encoding = /^[\0-\xff]*$/.test(this.text) ? 'latin1' : 'utf16le'
    this.words[0] = (this.end << 1) | (encoding === 'latin1' ? 0 : 1)
    const packed = Buffer.allocUnsafeSlow(this.end * 4 + Buffer.byteLength(this.text, encoding))
    packed.set(new Uint8Array(this.words.buffer, 0, this.end * 4))
    packed.write(this.text, this.end * 4, encoding)
    return packed
  }

  /** Writes what does not fit into one word, and answers that word. */
  private write(value: unknown, depth: number): number {
    if (depth > DEEPEST) throw new TypeError('a document this deep cannot be stored')
    if (typeof value === 'string') return this.writeText(value)
    if (typeof value === 'object' && value !== null) return this.writeParts(value, depth)
    if (typeof value === 'number' && Number.isFinite(value)) return this.writeNumber(value)
    if (typeof value === 'bigint') throw new TypeError('a bigint cannot be stored')
    return wordOf(tags.constant, constants.indexOf(typeof value === 'boolean' ? value : null))
  }

  private writeParts(value: object, depth: number): number {
    if (Array.isArray(value)) return this.writeArray(value, depth)
    if (hasOwnForm(value)) return this.write(value.toJSON(), depth + 1)
    return this.writeObject(value, depth)
  }

  private writeNumber(value: number): number {
    if ((value | 0) === value && Math.abs(value) <= LARGEST_INTEGER) return wordOf(tags.integer, value)
    double[0] = value
    return wordOf(tags.number, this.places.get(value) ?? this.writePair(value, halves))
  }

  private writeText(value: string): number {
    const existing = this.places.get(value)
    if (existing !== undefined) return wordOf(tags.text, existing)
    const place = this.writePair(value, [this.text.length, value.length])
    this.text += value
    return wordOf(tags.text, place)
  }

  private writePair(value: string | number, pair: ArrayLike<number>): number {
    const place = this.reserve(2)
    this.words.set(pair, place)
    this.places.set(value, place)
    return place
  }

  private writeArray(values: readonly unknown[], depth: number): number {
    const place = this.writeRow(values, depth)
    this.words[place] = values.length
    return wordOf(tags.array, place)
  }

  private writeObject(object: object, depth: number, hidden?: string): number {
    const keys: string[] = []
    const values: unknown[] = []
    for (const key of Object.keys(object)) {
      const value: unknown = object[key as keyof typeof object] // the key comes from it
      if (key === hidden || !isWritten(value)) continue
      keys.push(key)
      values.push(value)
    }
    const shape = this.shapes.idOf(keys)
    const cells = shape === null ? keys.flatMap((key, place) => [key, values[place]]) : values
    const place = this.writeRow(cells, depth)
    this.words[place] = shape ?? keys.length
    return wordOf(shape === null ? tags.wildObject : tags.object, place)
  }

  /** A word for every value, behind one that is left to fill in. */
  private writeRow(values: readonly unknown[], depth: number): number {
    const place = this.reserve(values.length + 1)
    for (let index = 0; index < values.length; index += 1) {
      const word = this.write(values[index], depth + 1)
      // Only now: writing the value may have moved the words to a larger place.
      this.words[place + 1 + index] = word
    }
    return place
  }

  /** The place of so many new words. */
  private reserve(count: number): number {
    const place = this.end
    this.end += count
    if (this.end <= this.words.length) return place
    const larger = new Int32Array(Math.max(this.words.length * 2, this.end))
    larger.set(this.words)
    this.words = larger
    return place
  }
}

function wordOf(tag: number, payload: number): number {
  return (payload << TAG_BITS) | tag
}

/** Dates, for one, say themselves how they are written. */
function hasOwnForm(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function'
}

function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol'
}
