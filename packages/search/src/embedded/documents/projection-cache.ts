import { type FieldChoice, Projection } from './projection.ts'
import { ReadCounter } from './read-counter.ts'

const MOST_PROJECTIONS = 8
/** Of each projection. */
const MOST_DOCUMENTS = 4_000
/** A document is kept from its third reading on: keeping what is read once costs the garbage collector more than it spares. */
const POPULAR = 3

type Kept<Document> = {
  readonly projection: Projection
  readonly documents: Map<number, Document>
  readonly reads: ReadCounter
}

/** Popular documents as they were last answered, by the fields that were asked: lists ask for the same few again and again. */
export class ProjectionCache<Document> {
  private readonly byChoice = new Map<string, Kept<Document>>()

  /** Reads from the cache or, where it is empty, from `load`. */
  read(choice: FieldChoice, load: (slot: number, projection: Projection) => Document): (slot: number) => Document {
    const kept = this.keptFor(choice)
    return (slot) => {
      const known = kept.documents.get(slot)
      if (known) return known
      const document = load(slot, kept.projection)
      admit(kept, slot, document)
      return document
    }
  }

  forget(slot: number): void {
    for (const { documents } of this.byChoice.values()) documents.delete(slot)
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
    const [oldest] = this.byChoice.keys()
    if (oldest !== undefined && this.byChoice.size >= MOST_PROJECTIONS) this.byChoice.delete(oldest)
    this.byChoice.set(name, kept)
    return kept
  }
}

/** A full cache stays as it is until the counting starts anew: documents that push each other out help nobody. */
function admit<Document>({ documents, reads }: Kept<Document>, slot: number, document: Document): void {
  const { count, isNewWindow } = reads.note(slot)
  if (isNewWindow) documents.clear()
  if (count >= POPULAR && documents.size < MOST_DOCUMENTS) documents.set(slot, document)
}
