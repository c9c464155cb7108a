import { type FieldChoice, Projection } from './projection.ts'
import { ReadCounter } from './read-counter.ts'

const MOST_PROJECTIONS = 8
/** Of all projections together. */
const MOST_DOCUMENTS = 10_000

/** A document is kept from its third reading on: keeping what is read once costs the garbage collector more than it spares. */
const POPULAR = 3

type Kept<Document> = {
  readonly projection: Projection
  readonly documents: Map<number, Partial<Document>>
  readonly reads: ReadCounter
}

/** Popular documents as they were last answered, by the fields that were asked: lists ask for the same few again and again. */
export class ProjectionCache<Document extends object> {
  private readonly byChoice = new Map<string, Kept<Document>>()
  private size = 0

  /** Reads from the cache or, where it is empty, from `load`. */
  read(choice: FieldChoice, load: (slot: number) => Document): (slot: number) => Partial<Document> {
    const { projection, documents, reads } = this.keptFor(choice)
    return (slot) => {
      const known = documents.get(slot)
      if (known) return known
      const document = projection.apply(load(slot))
      if (reads.note(slot) < POPULAR) return document
      this.makeRoom(documents)
      documents.set(slot, document)
      this.size += 1
      return document
    }
  }

  forget(slot: number): void {
    for (const { documents } of this.byChoice.values()) if (documents.delete(slot)) this.size -= 1
  }

  /** Those of the projection that was not asked for the longest go first, then the oldest of the present one. */
  private makeRoom(present: Map<number, unknown>): void {
    if (this.size < MOST_DOCUMENTS) return
    const [oldest] = this.byChoice.values().filter(({ documents }) => documents.size > 0 && documents !== present)
    forgetOldest(oldest?.documents ?? present)
    this.size -= 1
  }

  private keptFor(choice: FieldChoice): Kept<Document> {
    const name = JSON.stringify([choice.include, choice.exclude])
    const kept = this.byChoice.get(name) ?? {
      projection: new Projection(choice),
      documents: new Map(),
      reads: new ReadCounter(),
    }
    // Put back last: the first is the one that was not asked for the longest.
    this.byChoice.delete(name)
    if (this.byChoice.size >= MOST_PROJECTIONS) this.size -= forgetOldest(this.byChoice)?.documents.size ?? 0
    this.byChoice.set(name, kept)
    return kept
  }
}

function forgetOldest<Key, Value>(map: Map<Key, Value>): Value | null {
  const [oldest] = map
  if (!oldest) return null
  map.delete(oldest[0])
  return oldest[1]
}
