import { constants, double, FIRST_VALUE, halves, TAG_BITS, TAG_MASK, tags } from './packed-form.ts'
import type { Branch, Projection } from './projection.ts'
import type { Shapes } from './shapes.ts'

/** Reads of a packed document what a projection asks for; the rest is not looked at. */
export function unpack(packed: Buffer, projection: Projection, shapes: Shapes): Record<string, unknown> {
  const value = new Reader(packed, projection, shapes).readDocument()
  // Only objects are packed.
  return (value ?? {}) as Record<string, unknown>
}

class Reader {
  private readonly words: Int32Array
  private readonly projection: Projection
  private readonly shapes: Shapes
  private readonly text: string

  constructor(packed: Buffer, projection: Projection, shapes: Shapes) {
    this.words = new Int32Array(packed.buffer, packed.byteOffset, packed.length >>> 2)
    this.projection = projection
    this.shapes = shapes
    const head = this.wordAt(0)
    this.text = packed.toString(head & 1 ? 'utf16le' : 'latin1', (head >>> 1) * 4)
  }

  readDocument(): unknown {
    return this.read(this.wordAt(FIRST_VALUE), this.projection.top)
  }

  /** A value, or what is wanted of it; undefined when nothing is. */
  private read(word: number, branch: Branch): unknown {
    const tag = word & TAG_MASK
    const payload = word >> TAG_BITS
    if (tag === tags.object) return this.readObject(payload, branch)
    if (tag === tags.array) return this.readArray(payload, branch)
    if (tag === tags.wildObject) return this.readWildObject(payload, branch)
    return branch.fate === 'keep' || branch.fate === 'prune' ? this.readScalar(tag, payload) : undefined
  }

  private readScalar(tag: number, payload: number): unknown {
    if (tag === tags.integer) return payload
    if (tag === tags.text) return this.readText(payload)
    if (tag === tags.constant) return constants[payload]
    halves[0] = this.wordAt(payload)
    halves[1] = this.wordAt(payload + 1)
    return double[0]
  }

  private readText(place: number): string {
    const start = this.wordAt(place)
    return this.text.slice(start, start + this.wordAt(place + 1))
  }

  private readArray(place: number, branch: Branch): unknown[] | undefined {
    const elements: unknown[] = []
    const end = place + this.wordAt(place)
    for (let element = place + 1; element <= end; element += 1) {
      const value = this.read(this.wordAt(element), branch)
      if (value !== undefined) elements.push(value)
    }
    return elements.length === 0 && branch.fate === 'glean' ? undefined : elements
  }

  private readObject(place: number, branch: Branch): object | undefined {
    const shape = this.wordAt(place)
    const plan = this.projection.planOf(branch, shape, this.shapes)
    const values: unknown[] = []
    let missing = 0
    let found = 0
    for (const step of plan.steps) {
      const value = this.read(this.wordAt(place + 1 + step.place), step.branch)
      if (value === undefined) missing |= step.bit
      else found += 1
      values.push(value)
    }
    return found === 0 && branch.fate === 'glean' ? undefined : plan.make(values, missing)
  }

  private readWildObject(place: number, branch: Branch): object | undefined {
    const object: Record<string, unknown> = {}
    const end = place + this.wordAt(place) * 2
    let isEmpty = branch.fate === 'glean'
    for (let cell = place + 1; cell < end; cell += 2) {
      const key = this.readText(this.wordAt(cell) >> TAG_BITS)
      const child = this.projection.childOf(branch, key)
      const value = child.fate === 'drop' ? undefined : this.read(this.wordAt(cell + 1), child)
      if (value === undefined) continue
      // An assignment would set the prototype where the key is `__proto__`.
      Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
      isEmpty = false
    }
    return isEmpty ? undefined : object
  }

  private wordAt(place: number): number {
    return this.words[place] ?? 0
  }
}
