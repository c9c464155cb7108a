import type { SearchDocument } from '../../port.ts'
import { addBit, type Bitset, createBitset, removeBit } from '../sets/bitset.ts'
import type { FieldChoice } from './projection.ts'
import { ProjectionCache } from './projection-cache.ts'

type Id = SearchDocument['id']

/** The documents of a collection, each in a slot: written out as text, so that a hundred thousand of them are no work for the garbage collector. */
export class DocumentStore {
  live: Bitset = createBitset(1024)
  private readonly slots = new Map<string, number>()
  private readonly ids: Id[] = []
  private readonly texts: (Buffer | null)[] = []
  private readonly freed: number[] = []
  private readonly cache = new ProjectionCache<SearchDocument>()

  get size(): number {
    return this.slots.size
  }

  /** Slots are below this number. */
  get capacity(): number {
    return this.live.length * 32
  }

  put(document: SearchDocument): { slot: number; isNew: boolean } {
    const text = Buffer.from(JSON.stringify(document))
    const known = this.slots.get(String(document.id))
    const slot = known ?? this.takeSlot()
    this.slots.set(String(document.id), slot)
    this.ids[slot] = document.id
    this.texts[slot] = text
    this.cache.forget(slot)
    addBit(this.live, slot)
    return { slot, isNew: known === undefined }
  }

  /** The slot that became free; null when there was no such document. */
  remove(id: Id): number | null {
    const slot = this.slots.get(String(id))
    if (slot === undefined) return null
    this.slots.delete(String(id))
    this.texts[slot] = null
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

  reader(choice: FieldChoice): (slot: number) => Partial<SearchDocument> {
    return this.cache.read(choice, (slot) => JSON.parse(this.texts[slot]?.toString() ?? '{}'))
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
