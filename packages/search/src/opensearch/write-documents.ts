import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@vonk/domain/stores'
import PQueue from 'p-queue'
import type { LanguageTools } from '../languages/index.ts'
import type { Collection, SearchDocument, SearchEngine } from '../port.ts'
import type { Cluster } from './cluster.ts'
import { createValueCollector } from './documents/collect-values.ts'
import { createWordCollector } from './documents/collect-words.ts'
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
const BULK_LETTERS = 1_000_000
const AT_ONCE = 2

/** The half of the engine that writes. */
export function createWriter(writing: Writing): Pick<SearchEngine, 'index' | 'remove' | 'retain'> {
  const { cluster, indices, languageOf, toolsOf, isFilterable } = writing
  const writes = new WriteQueues()
  const valuesOf = createValueCollector(isFilterable)
  const collectors = new Map<Language, ReturnType<typeof createWordCollector>>()

  function wordsOf(language: Language) {
    const collector = collectors.get(language) ?? createWordCollector(toolsOf(language))
    collectors.set(language, collector)
    return collector
  }

  async function removeAll(collection: Collection, ids: readonly Id[]): Promise<void> {
    const index = await indices.find(collection.index)
    if (index === null) return
    const { claim } = indices
    const lines = ids.map((id) => JSON.stringify({ delete: { _id: storedIdOf(collection, id), ...claim } }))
    await indices.write(index, lines)
  }

  async function send(index: string, { lines, fields }: Bulk): Promise<void> {
    await indices.declare(index, fields)
    await indices.write(index, lines)
  }

  return {
    index: (collection, documents) =>
      writes.run(collection, async () => {
        const { claim } = indices
        const rules = { wordsOf: wordsOf(languageOf(collection.index)), valuesOf }
        const index = await indices.open(collection.index)
        // Of two with one id the last counts: they could overtake each other.
        const byId = new Map(documents.map((document) => [storedIdOf(collection, document.id), document]))
        const entries = byId.entries().map(([_id, document]) => ({
          action: JSON.stringify({ index: { _id, ...claim } }),
          ...toStored(collection, document, rules),
        }))
        await sendInTurn(inBulks(entries), (bulk) => send(index, bulk))
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

/** Bulks are made while others are being taken, and sent when one has been: whoever is slow is not given more. */
async function sendInTurn(bulks: Iterable<Bulk>, send: (bulk: Bulk) => Promise<void>): Promise<void> {
  const taking: Promise<void>[] = []
  try {
    for (const bulk of bulks) {
      if (taking.length >= AT_ONCE) await taking[taking.length - AT_ONCE]
      const taken = send(bulk)
      // Heard of later, when it is waited for.
      taken.catch(() => {})
      taking.push(taken)
      await nextTurn()
    }
  } finally {
    // What is under way may not arrive after what is written next.
    await Promise.allSettled(taking)
  }
  await Promise.all(taking)
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
