import { HEADER, tags } from './packed-form.ts'
import type { Branch, Projection } from './projection.ts'
import type { Shapes } from './shapes.ts'

/** Reads of a packed document what a projection asks for; the rest is skipped. */
export function unpack(packed: Buffer, projection: Projection, shapes: Shapes): Record<string, unknown> {
  const value = new Reader(packed, projection, shapes).read(projection.top)
  // Only objects are packed.
  return (value ?? {}) as Record<string, unknown>
}

class Reader {
  private readonly packed: Buffer
  private readonly projection: Projection
  private readonly shapes: Shapes
  private readonly text: string
  private place = HEADER

  constructor(packed: Buffer, projection: Projection, shapes: Shapes) {
    const start = packed.readUInt32LE(1)
    this.packed = packed
    this.projection = projection
    this.shapes = shapes
    this.text = packed.toString(packed[0] === 0 ? 'latin1' : 'utf16le', start)
  }

  /** The next value, or what is wanted of it; undefined when nothing is. */
  read(branch: Branch): unknown {
    const tag = this.packed[this.place]
    this.place += 1
    if (tag === tags.object || tag === tags.wildObject || tag === tags.array) return this.readParts(tag, branch)
    const scalar = this.readScalar(tag)
    return branch.fate === 'keep' || branch.fate === 'prune' ? scalar : undefined
  }

  private readScalar(tag: number | undefined): unknown {
    switch (tag) {
      case tags.text: {
        const start = this.readLength()
        return this.text.slice(start, start + this.readLength())
      }
      case tags.integer:
        this.place += 4
        return this.packed.readInt32LE(this.place - 4)
      case tags.number:
        this.place += 8
        return this.packed.readDoubleLE(this.place - 8)
      case tags.null:
        return null
      default:
        return tag === tags.true
    }
  }

  private readParts(tag: number, branch: Branch): unknown {
    const bytes = this.readLength()
    const count = this.readLength()
    if (branch.fate === 'drop') {
      this.place += bytes
      return undefined
    }
    if (tag === tags.array) return this.readArray(count, branch)
    return tag === tags.object ? this.readObject(count, branch) : this.readWildObject(count, branch)
  }

  private readArray(count: number, branch: Branch): unknown[] | undefined {
    const elements: unknown[] = []
    for (let element = 0; element < count; element += 1) {
      const value = this.read(branch)
      if (value !== undefined) elements.push(value)
    }
    return elements.length === 0 && branch.fate === 'glean' ? undefined : elements
  }

  private readObject(shape: number, branch: Branch): object | undefined {
    const keys = this.shapes.keysOf(shape)
    const branches = this.projection.branchesOf(branch, shape, keys)
    const object: Record<string, unknown> = {}
    let isEmpty = branch.fate === 'glean'
    for (let index = 0; index < keys.length; index += 1) {
      const value = this.read(branches[index] ?? branch)
      if (value === undefined) continue
      object[keys[index] ?? ''] = value
      isEmpty = false
    }
    return isEmpty ? undefined : object
  }

  private readWildObject(count: number, branch: Branch): object | undefined {
    const object: Record<string, unknown> = {}
    let isEmpty = branch.fate === 'glean'
    for (let index = 0; index < count; index += 1) {
      this.place += 1
      const key = String(this.readScalar(tags.text))
      const value = this.read(this.projection.childOf(branch, key))
      if (value === undefined) continue
      // An assignment would set the prototype where the key is `__proto__`.
      Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
      isEmpty = false
    }
    return isEmpty ? undefined : object
  }

  private readLength(): number {
    this.place += 4
    return this.packed.readUInt32LE(this.place - 4)
  }
}
