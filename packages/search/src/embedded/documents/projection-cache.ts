import { type FieldChoice, Projection } from './projection.ts'
import type { ProjectionMemory } from './projection-memory.ts'
import { ReadCounter } from './read-counter.ts'

const MOST_PROJECTIONS = 8
/** A document is kept from its third reading on: keeping what is read once costs the garbage collector more than it spares. */
const POPULAR = 3

type Loaded<Document> = { readonly document: Document; readonly bytes: number }
type Load<Document> = (slot: number, projection: Projection) => Loaded<Document>

type Kept<Document> = {
  readonly projection: Projection
  readonly documents: Map<number, Loaded<Document>>
  readonly reads: ReadCounter
  lastAsked: number
}

/** Popular documents as they were last answered, by the fields that were asked: lists ask for the same few again and again. */
export class ProjectionCache<Document> {
  private readonly byChoice = new Map<string, Kept<Document>>()
  private readonly memory: ProjectionMemory

  /** The memory may be shared with the caches of other collections. */
  constructor(memory: ProjectionMemory) {
    this.memory = memory
    memory.join(this)
  }

  oldestAsk(): number | null {
    const [oldest] = this.byChoice.values()
    return oldest?.lastAsked ?? null
  }

  dropOldest(): void {
    const [oldest] = this.byChoice
    if (!oldest) return
    const [name, { documents }] = oldest
    this.clear(documents)
    this.byChoice.delete(name)
  }

  /** Reads from the cache or, where it is empty, from `load`. */
  read(choice: FieldChoice, load: Load<Document>): (slot: number) => Document {
    const kept = this.keptFor(choice)
    return (slot) => {
      const cached = kept.documents.get(slot)
      if (cached) return cached.document
      const loaded = load(slot, kept.projection)
      this.admit(kept, slot, loaded)
      return loaded.document
    }
  }

  forget(slot: number): void {
    for (const { documents } of this.byChoice.values()) {
      this.memory.release(documents.get(slot)?.bytes ?? 0)
      documents.delete(slot)
    }
  }

  private keptFor(choice: FieldChoice): Kept<Document> {
    const name = JSON.stringify([choice.include, choice.exclude])
    const kept = this.byChoice.get(name) ?? {
      projection: new Projection(choice),
      documents: new Map(),
      reads: new ReadCounter(),
      lastAsked: 0,
    }
    kept.lastAsked = this.memory.noteAsk()
    // Put back last: the first is the one that was not asked for the longest.
    this.byChoice.delete(name)
    if (this.byChoice.size >= MOST_PROJECTIONS) this.dropOldest()
    this.byChoice.set(name, kept)
    return kept
  }

  /** A full cache stays as it is until the counting starts again: documents that push each other out help nobody. */
  private admit({ documents, reads }: Kept<Document>, slot: number, loaded: Loaded<Document>): void {
    const { count, isNewWindow } = reads.note(slot)
    if (isNewWindow) this.clear(documents)
    if (count >= POPULAR && this.memory.take(loaded.bytes)) documents.set(slot, loaded)
  }

  private clear(documents: Map<number, Loaded<Document>>): void {
    for (const { bytes } of documents.values()) this.memory.release(bytes)
    documents.clear()
  }
}
