import { comparePositions, type Position } from '../outbox/index.ts'
import type { CachedPage, PageKind } from './cached-page.ts'
import { FrequencySketch, type SketchCells } from './frequency-sketch.ts'

type Limits = {
  readonly mostBytes: number
  /** Of one view and kind. */
  readonly mostPages: number
}

/** What a page costs beside its bytes: its key, its tags, its place in the maps. */
const OVERHEAD = 4_000

/** The share of the memory that pages with a query may take. */
const QUERIED_SHARE = 0.25

/** So many pages that were wanted least lately are looked at to find the one that is wanted least often. */
const SAMPLE = 16

/** So long a page that a change has made outdated is better than none. */
const LAST_MS = 3_600_000

/** The page that was right when it was made. */
export type LastPage = { readonly page: CachedPage; readonly isOutdated: boolean }

/** A page with its places, which every request needs. */
type Entry = {
  readonly page: CachedPage
  readonly cells: SketchCells
  readonly group: Map<string, Entry>
  /** The moment of the change that made it outdated. */
  outdatedAt: number | null
}

/** Entries of which there may be too many: the least recently wanted first, and whether there still are without some. */
type Bound = { inOrder(): IteratorObject<Entry>; isExceeded(gone: ReadonlySet<Entry>): boolean }

/**
 * Cached pages by address. While there is no room, a page is taken in only when it has been asked for more often of late than
 * each of those that would have to go: addresses that somebody makes up push out nothing that visitors come back to.
 */
export class PageStore {
  readonly #requests = new FrequencySketch()
  readonly #entries = new Map<string, Entry>()
  readonly #byTag = new Map<string, Set<CachedPage>>()
  readonly #groups = new Map<string, Map<string, Entry>>()
  /** Pages that a change has made outdated, which are given only when no other can be made; the first to go. */
  readonly #outdated = new Set<Entry>()
  readonly #bytes: Record<PageKind, number> = { plain: 0, queried: 0 }
  readonly #limits: Limits
  /** Who was asked for last: a page that many come to at once is moved once. */
  #last: Entry | null = null

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get bytes(): number {
    return this.#bytes.plain + this.#bytes.queried
  }

  /** Of pages that are right. */
  get count(): number {
    return this.#entries.size - this.#outdated.size
  }

  find(key: string, now: number): CachedPage | null {
    const entry = this.#entries.get(key)
    if (!entry || entry.outdatedAt !== null || now >= entry.page.until) return null
    this.#requests.count(entry.cells)
    this.#moveToEnd(entry)
    return entry.page
  }

  /** For when no other can be made. */
  findLast(key: string, now: number): LastPage | null {
    const { page, outdatedAt } = this.#entries.get(key) ?? { outdatedAt: null }
    if (!page || (outdatedAt !== null && now >= outdatedAt + LAST_MS)) return null
    return { page, isOutdated: outdatedAt !== null }
  }

  /** To be called once for every request that found no page. */
  put(page: CachedPage): void {
    this.#removeAt(page.key)
    const entry = { page, cells: this.#requests.cellsOf(page.key), group: this.#groupOf(page), outdatedAt: null }
    this.#requests.count(entry.cells)
    const leaving = this.#chooseLeaving(entry)
    if (!leaving) return
    for (const each of leaving) this.#removeAt(each.page.key)
    this.#add(entry)
  }

  /** Every page that depends on one of these and was made before the change is outdated; answers how many became so. */
  outdate(tags: Iterable<string>, { at, now }: { at: Position; now: number }): number {
    const before = this.#outdated.size
    for (const entry of this.#findDependents(tags, at)) {
      entry.outdatedAt ??= now
      this.#outdated.add(entry)
    }
    return this.#outdated.size - before
  }

  /** The same pages, and nothing is left of them; answers how many were right until now. */
  purge(tags: Iterable<string>, at: Position): number {
    const before = this.count
    for (const { page } of this.#findDependents(tags, at)) this.#removeAt(page.key)
    return before - this.count
  }

  /** Nothing lives at this address any more. */
  drop(key: string): void {
    this.#removeAt(key)
  }

  clear(): number {
    const { count } = this
    for (const key of this.#entries.keys()) this.#removeAt(key)
    return count
  }

  /** For tests that look at everything that is right. */
  list(): readonly CachedPage[] {
    return [...this.#entries.values()].filter((entry) => !this.#outdated.has(entry)).map(({ page }) => page)
  }

  /** Who goes so that a page fits in; null where one of them is asked for as often as the page. */
  #chooseLeaving(entry: Entry): ReadonlySet<Entry> | null {
    const leaving = new Set<Entry>()
    for (const { inOrder, isExceeded } of this.#boundsOf(entry)) {
      while (isExceeded(leaving)) {
        const oldest = inOrder()
          .filter((each) => !leaving.has(each))
          .take(SAMPLE)
          .toArray()
        const least = this.#findLeastWanted(oldest)
        if (!least || this.#wishesFor(least) >= this.#wishesFor(entry)) {
          // They have proved themselves: the next time others are looked at.
          for (const each of oldest) this.#moveToEnd(each)
          return null
        }
        leaving.add(least)
      }
    }
    return leaving
  }

  /** From the narrowest to the widest: who leaves one of them leaves all that follow. */
  #boundsOf({ page, group }: Entry): readonly Bound[] {
    const { mostBytes, mostPages } = this.#limits
    const { kind } = page
    const outdatedFirst = (entries: Map<string, Entry>) => inTurn(this.#outdated, entries.values())
    const ofKind = () => outdatedFirst(this.#entries).filter((entry) => entry.page.kind === kind)
    const ofGroup = () => outdatedFirst(group).filter((entry) => entry.group === group)
    const share = kind === 'queried' ? mostBytes * QUERIED_SHARE : mostBytes
    const withPage = (bytes: number, gone: ReadonlySet<Entry>) =>
      [...gone].reduce((left, each) => left - sizeOf(each.page), bytes + sizeOf(page))
    return [
      { inOrder: ofGroup, isExceeded: (gone) => group.size + 1 - gone.size > mostPages },
      { inOrder: ofKind, isExceeded: (gone) => withPage(this.#bytes[kind], gone) > share },
      { inOrder: () => outdatedFirst(this.#entries), isExceeded: (gone) => withPage(this.bytes, gone) > mostBytes },
    ]
  }

  /** How often a page is asked for of late; one that is outdated makes room for any other. */
  #wishesFor({ cells, outdatedAt }: Entry): number {
    return outdatedAt === null ? this.#requests.read(cells) : 0
  }

  #findLeastWanted(entries: readonly Entry[]): Entry | null {
    const often = entries.map((entry) => this.#wishesFor(entry))
    return entries[often.indexOf(Math.min(...often))] ?? null
  }

  /** The last in a map is who was asked for last. */
  #moveToEnd(entry: Entry): void {
    if (entry === this.#last) return
    this.#last = entry
    for (const entries of [this.#entries, entry.group]) {
      entries.delete(entry.page.key)
      entries.set(entry.page.key, entry)
    }
  }

  #groupOf({ view, kind }: Pick<CachedPage, 'view' | 'kind'>): Map<string, Entry> {
    const name = `${kind} ${view}`
    const group = this.#groups.get(name) ?? new Map<string, Entry>()
    this.#groups.set(name, group)
    return group
  }

  #add(entry: Entry): void {
    const { page, group } = entry
    this.#last = entry
    this.#entries.set(page.key, entry)
    group.set(page.key, entry)
    this.#bytes[page.kind] += sizeOf(page)
    for (const tag of page.tags) {
      const tagged = this.#byTag.get(tag) ?? new Set()
      this.#byTag.set(tag, tagged.add(page))
    }
  }

  #removeAt(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    const { page, group } = entry
    this.#entries.delete(key)
    group.delete(key)
    this.#outdated.delete(entry)
    this.#bytes[page.kind] -= sizeOf(page)
    this.#untag(page)
  }

  #findDependents(tags: Iterable<string>, at: Position): Entry[] {
    const pages = new Set([...tags].flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]))
    const older = [...pages].filter(({ asOf }) => comparePositions(asOf, at) < 0)
    return older.flatMap(({ key }) => this.#entries.get(key) ?? [])
  }

  #untag(page: CachedPage): void {
    for (const tag of page.tags) {
      const tagged = this.#byTag.get(tag)
      tagged?.delete(page)
      if (tagged?.size === 0) this.#byTag.delete(tag)
    }
  }
}

function sizeOf({ template }: CachedPage): number {
  return template.bytes + OVERHEAD
}

function* inTurn<Each>(first: Iterable<Each>, then: Iterable<Each>): Generator<Each, undefined> {
  yield* first
  yield* then
}
