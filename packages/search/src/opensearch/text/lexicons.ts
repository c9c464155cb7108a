import type { LanguageTools } from '../../languages/index.ts'
import type { Collection } from '../../port.ts'
import type { Cluster, Found } from '../cluster.ts'
import type { Lexicon } from './lexicon.ts'
import { loadLexicon, readVersion, type Stock, versionQuery } from './load-lexicon.ts'
import { readText } from './read-text.ts'
import type { ReadText } from './text-query.ts'

type Parts = { readonly cluster: Cluster; aliasOf(view: string): string; toolsOf(view: string): LanguageTools }

/** How something is asked for, once a text is understood. */
export type Asking<Answer> = {
  nothing(): Answer
  /** Null when nothing can be found. */
  question(lexicon: Lexicon, text: ReadText): object | null
  read(found: Found): Answer
}

type Held = { readonly lexicon: Lexicon; readonly loadedInMs: number }

/** Words that take longer than this to read serve for a moment after, whatever has changed. */
const QUICK_MS = 100
const MOMENT_MS = 1_000
/** Words that take longer than a shopper should wait also serve while they are read again. */
const SLOW_MS = 500
const ATTEMPTS = 3

/** The words of every collection that is searched, read again when they have changed. */
export class Lexicons {
  private readonly held = new Map<string, Held>()
  private readonly loading = new Map<string, Promise<Lexicon>>()
  /** When words were read last, or could not be. */
  private readonly triedAt = new Map<string, number>()
  private readonly listeners = new Set<() => void>()
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Understands a text and asks for it; again when the words turn out to have changed meanwhile. */
  async ask<Answer>(collection: Collection, text: string, asking: Asking<Answer>): Promise<Answer> {
    const stock = this.stockOf(collection)
    let lexicon = await this.load(collection)
    for (let attempt = 1; ; attempt += 1) {
      const question = asking.question(lexicon, await readText(text, lexicon, stock))
      const questions = [versionQuery(collection.entity), ...(question ? [question] : [])]
      const [versioned, found] = await stock.cluster.searchAll(stock.index, questions)
      const isCurrent = versioned !== undefined && readVersion(versioned) === lexicon.version
      if (isCurrent || attempt === ATTEMPTS || this.mayServe(collection))
        return found ? asking.read(found) : asking.nothing()
      lexicon = await this.reload(collection)
    }
  }

  stockOf({ index, entity }: Collection): Stock {
    return { cluster: this.parts.cluster, index: this.parts.aliasOf(index), entity }
  }

  async load(collection: Collection): Promise<Lexicon> {
    return this.held.get(keyOf(collection))?.lexicon ?? this.reload(collection)
  }

  /** Tells when other words than before are at hand: what those have found may be remembered somewhere. */
  onChange(listener: () => void): void {
    this.listeners.add(listener)
  }

  /** Whether the words at hand will do although they have changed. */
  private mayServe(collection: Collection): boolean {
    const { loadedInMs = 0 } = this.held.get(keyOf(collection)) ?? {}
    if (loadedInMs <= QUICK_MS) return false
    const triedAt = this.triedAt.get(keyOf(collection)) ?? 0
    // A process does not have the cluster spend more than half of its time on them, whether that succeeds or not.
    if (performance.now() - triedAt < Math.max(MOMENT_MS, loadedInMs)) return true
    if (loadedInMs <= SLOW_MS) return false
    this.reload(collection).catch(() => {})
    return true
  }

  /** Once for all who wait for it. */
  private reload(collection: Collection): Promise<Lexicon> {
    const key = keyOf(collection)
    const loading = this.loading.get(key) ?? this.read(collection).finally(() => this.loading.delete(key))
    this.loading.set(key, loading)
    return loading
  }

  private async read(collection: Collection): Promise<Lexicon> {
    const key = keyOf(collection)
    const begun = performance.now()
    try {
      const lexicon = await loadLexicon(this.stockOf(collection), this.parts.toolsOf(collection.index))
      const before = this.held.get(key)?.lexicon.version ?? lexicon.version
      this.held.set(key, { lexicon, loadedInMs: performance.now() - begun })
      if (before !== lexicon.version) for (const listener of this.listeners) listener()
      return lexicon
    } finally {
      this.triedAt.set(key, performance.now())
    }
  }
}

function keyOf({ index, entity }: Collection): string {
  return JSON.stringify([index, entity])
}
