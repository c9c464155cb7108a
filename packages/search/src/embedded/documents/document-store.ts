import type { SearchDocument } from '../../port.ts'
import { addBit, type Bitset, createBitset, removeBit } from '../sets/bitset.ts'
import { Packer } from './packer.ts'
import type { FieldChoice } from './projection.ts'
import { ProjectionCache } from './projection-cache.ts'
import type { ProjectionMemory } from './projection-memory.ts'
import { Shapes } from './shapes.ts'
import { unpack } from './unpack.ts'

type Id = SearchDocument['id']

/** How much larger a document gets when it is unpacked, at most about. */
const UNPACKED = 4

/** The documents of a collection, each in a slot: packed, so that a hundred thousand of them are no work for the garbage collector. */
export class DocumentStore {
  live: Bitset = createBitset(1024)
  private readonly slots = new Map<string, number>()
  private readonly ids: Id[] = []
  private readonly packed: (Buffer | null)[] = []
  private readonly freed: number[] = []
  private readonly shapes = new Shapes()
  private readonly packer = new Packer(this.shapes)
  private readonly cache: ProjectionCache<Readonly<Record<string, unknown>>>

  constructor(memory: ProjectionMemory) {
    this.cache = new ProjectionCache(memory)
  }

  get size(): number {
    return this.slots.size
  }

  /** Slots are below this number. */
  get capacity(): number {
    return this.live.length * 32
  }

  /** `hidden` is a field that is never answered. */
  put(document: SearchDocument, hidden?: string): { slot: number; isNew: boolean } {
    const packed = this.packer.pack(document, hidden)
    const existing = this.slots.get(String(document.id))
    const slot = existing ?? this.takeSlot()
    this.slots.set(String(document.id), slot)
    this.ids[slot] = document.id
    this.packed[slot] = packed
    this.cache.forget(slot)
    addBit(this.live, slot)
    return { slot, isNew: existing === undefined }
  }

  /** The slot that became free; null when there was no such document. */
  remove(id: Id): number | null {
    const slot = this.slots.get(String(id))
    if (slot === undefined) return null
    this.slots.delete(String(id))
    this.packed[slot] = null
    this.cache.forget(slot)
    removeBit(this.live, slot)
    this.freed.push(slot)
    return slot
  }

  allIds(): Id[] {
    return Array.from(this.slots.values(), (slot) => this.idAt(slot))
  }

  idAt(slot: number): Id {
    return this.ids[slot] ?? ''
  }

  /** Reads the chosen fields of documents. */
  reader(choice: FieldChoice): (slot: number) => Readonly<Record<string, unknown>> {
    return this.cache.read(choice, (slot, projection) => {
      const packed = this.packed[slot]
      const document = packed ? unpack(packed, projection, this.shapes) : {}
      return { document, bytes: (packed?.length ?? 0) * UNPACKED }
    })
  }

  private takeSlot(): number {
    const slot = this.freed.pop() ?? this.ids.length
    if (slot >= this.capacity) {
      const larger = createBitset(this.capacity * 2)
      larger.set(this.live)
      this.live = larger
    }
    return slot
  }
}
