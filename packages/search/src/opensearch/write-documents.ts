import type { Language } from '@vonk/domain/stores'
import PQueue from 'p-queue'
import type { LanguageTools } from '../languages/index.ts'
import type { Collection, SearchDocument, SearchEngine } from '../port.ts'
import type { Cluster } from './cluster.ts'
import { type Stored, storedIdOf, toStored } from './documents/to-stored.ts'
import { idsToDrop } from './ids-to-drop.ts'
import type { Indices } from './indices.ts'

type Writing = {
  readonly cluster: Cluster
  readonly indices: Indices
  languageOf(index: string): Language
  toolsOf(language: Language): LanguageTools
  isFilterable(path: string): boolean
}

type Id = SearchDocument['id']

/** How much is sent in one go: OpenSearch takes a hundred megabytes and works best with a few. */
const BULK_LETTERS = 4_000_000

/** The half of the engine that writes. */
export function createWriter(writing: Writing): Pick<SearchEngine, 'index' | 'remove' | 'retain'> {
  const { cluster, indices, languageOf, toolsOf, isFilterable } = writing
  const writes = new WriteQueues()

  async function removeAll(collection: Collection, ids: readonly Id[]): Promise<void> {
    const index = await indices.find(collection.index)
    if (index === null) return
    const lines = ids.map((id) => JSON.stringify({ delete: { _id: storedIdOf(collection, id) } }))
    await indices.write(index, lines)
  }

  return {
    index: (collection, documents) =>
      writes.run(collection, async () => {
        const rules = { language: toolsOf(languageOf(collection.index)), isFilterable }
        const index = await indices.open(collection.index)
        const entries = documents.values().map((document) => ({
          action: JSON.stringify({ index: { _id: storedIdOf(collection, document.id) } }),
          ...toStored(collection, document, rules),
        }))
        // The next ones are sent when these have been taken: whoever is slow is not given more.
        for (const { lines, fields } of inBulks(entries)) {
          await indices.declare(index, fields)
          await indices.write(index, lines)
        }
      }),
    remove: (collection, ids) => writes.run(collection, () => removeAll(collection, ids)),
    retain: (collection, ids) =>
      writes.run(collection, async () => {
        const index = await indices.find(collection.index)
        if (index === null) return
        await indices.makeSearchable(index)
        const others = idsToDrop({ cluster, index, entity: collection.entity }, ids)
        for await (const dropped of others) await removeAll(collection, dropped)
      }),
  }
}

/** Writes of one view one after another: the last one wins. */
class WriteQueues {
  private readonly queues = new Map<string, PQueue>()

  run(collection: Collection, write: () => Promise<void>): Promise<void> {
    const queue = this.queues.get(collection.index) ?? new PQueue({ concurrency: 1 })
    this.queues.set(collection.index, queue)
    return queue.add(write)
  }
}

type Entry = Stored & { readonly action: string }
type Bulk = { readonly lines: string[]; readonly fields: Set<string> }

function* inBulks(entries: Iterable<Entry>): Generator<Bulk> {
  let bulk: Bulk = { lines: [], fields: new Set() }
  let letters = 0
  for (const { action, line, fields } of entries) {
    bulk.lines.push(action, line)
    for (const field of fields) bulk.fields.add(field)
    letters += action.length + line.length
    if (letters < BULK_LETTERS) continue
    yield bulk
    bulk = { lines: [], fields: new Set() }
    letters = 0
  }
  if (letters > 0) yield bulk
}
