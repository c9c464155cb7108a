import { setImmediate } from 'node:timers/promises'
import type { Language } from '@vonk/domain/stores'
import PQueue from 'p-queue'
import { createLanguageTools, type LanguageTools } from '../languages/index.ts'
import type { Collection } from '../port.ts'
import { CollectionIndex } from './collection-index.ts'
import { ProjectionMemory } from './documents/projection-memory.ts'

type OpenCollection = { readonly index: CollectionIndex; readonly writes: WriteQueue }

type CollectionSettings = { languageOf(index: string): Language; isIndexed(path: string): boolean }

/** The collections of an engine, each made when something is first put into it. */
export class OpenCollections {
  private readonly byName = new Map<string, OpenCollection>()
  private readonly tools = new Map<Language, LanguageTools>()
  private readonly memory = new ProjectionMemory()
  private readonly settings: CollectionSettings

  constructor(settings: CollectionSettings) {
    this.settings = settings
  }

  find({ index, entity }: Collection): OpenCollection | null {
    return this.byName.get(JSON.stringify([index, entity])) ?? null
  }

  open(collection: Collection): OpenCollection {
    const existing = this.find(collection)
    if (existing) return existing
    const { index, entity } = collection
    const language = this.toolsOf(this.settings.languageOf(index))
    const parts = { language, isIndexed: this.settings.isIndexed, memory: this.memory }
    const opened = { index: new CollectionIndex(parts), writes: new WriteQueue() }
    this.byName.set(JSON.stringify([index, entity]), opened)
    return opened
  }

  private toolsOf(language: Language): LanguageTools {
    const tools = this.tools.get(language) ?? createLanguageTools(language)
    this.tools.set(language, tools)
    return tools
  }
}

/** How long writing may keep readers waiting. */
const SLICE_MS = 4

/** Writes one after another, in small slices: searches are answered in between. */
class WriteQueue {
  private readonly queue = new PQueue({ concurrency: 1 })

  run<Item>(items: () => Iterable<Item>, write: (item: Item) => void): Promise<void> {
    return this.queue.add(() => writeAll(items(), write))
  }
}

async function writeAll<Item>(items: Iterable<Item>, write: (item: Item) => void): Promise<void> {
  let started = performance.now()
  for (const item of items) {
    write(item)
    if (performance.now() - started < SLICE_MS) continue
    await setImmediate()
    started = performance.now()
  }
}
