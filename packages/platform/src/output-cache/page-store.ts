import { comparePositions, type Position } from '../outbox/index.ts'
import type { KeptPage, PageKind } from './kept-page.ts'

type Limits = {
  readonly mostBytes: number
  /** Of one view and kind. */
  readonly mostPages: number
}

/** What a page costs beside its bytes: its key, its tags, its place in the maps. */
const OVERHEAD = 4_000

/** The share of the memory that pages with a query may take. */
const QUERIED_SHARE = 0.25

/** Kept pages by address, the least wanted going first when there are too many. */
export class PageStore {
  readonly #pages = new Map<string, KeptPage>()
  readonly #byTag = new Map<string, Set<KeptPage>>()
  readonly #shelves = new Map<string, Map<string, KeptPage>>()
  readonly #bytes: Record<PageKind, number> = { plain: 0, queried: 0 }
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get bytes(): number {
    return this.#bytes.plain + this.#bytes.queried
  }

  get count(): number {
    return this.#pages.size
  }

  find(key: string, now: number): KeptPage | null {
    const page = this.#pages.get(key)
    if (!page) return null
    if (now >= page.until) {
      this.#remove(page)
      return null
    }
    this.#touch(page)
    return page
  }

  put(page: KeptPage): void {
    const before = this.#pages.get(page.key)
    if (before) this.#remove(before)
    this.#pages.set(page.key, page)
    this.#shelfOf(page).set(page.key, page)
    this.#bytes[page.kind] += sizeOf(page)
    for (const tag of page.tags) {
      const tagged = this.#byTag.get(tag) ?? new Set()
      this.#byTag.set(tag, tagged.add(page))
    }
    this.#makeRoom(page)
  }

  /** Drops every page that depends on one of these and was made before the change; answers how many. */
  purge(tags: Iterable<string>, at: Position): number {
    let count = 0
    for (const tag of tags) {
      for (const page of this.#byTag.get(tag) ?? []) {
        if (comparePositions(page.asOf, at) >= 0) continue
        this.#remove(page)
        count += 1
      }
    }
    return count
  }

  clear(): number {
    const count = this.#pages.size
    for (const page of this.#pages.values()) this.#remove(page)
    return count
  }

  /** For tests that look at everything. */
  list(): readonly KeptPage[] {
    return [...this.#pages.values()]
  }

  #makeRoom({ kind, ...page }: KeptPage): void {
    const shelf = this.#shelfOf({ kind, ...page })
    const share = kind === 'queried' ? QUERIED_SHARE : 1
    while (shelf.size > this.#limits.mostPages) this.#removeOldest(shelf.values())
    while (this.#bytes[kind] > this.#limits.mostBytes * share) this.#removeOldest(this.#ofKind(kind))
    while (this.bytes > this.#limits.mostBytes) this.#removeOldest(this.#pages.values())
  }

  *#ofKind(kind: PageKind): Generator<KeptPage> {
    for (const page of this.#pages.values()) if (page.kind === kind) yield page
  }

  #removeOldest(pages: Iterator<KeptPage>): void {
    const oldest = pages.next()
    if (!oldest.done) this.#remove(oldest.value)
  }

  // The last in a map is who was asked for last.
  #touch(page: KeptPage): void {
    for (const map of [this.#pages, this.#shelfOf(page)]) {
      map.delete(page.key)
      map.set(page.key, page)
    }
  }

  #shelfOf({ view, kind }: Pick<KeptPage, 'view' | 'kind'>): Map<string, KeptPage> {
    const name = `${kind} ${view}`
    const shelf = this.#shelves.get(name) ?? new Map<string, KeptPage>()
    this.#shelves.set(name, shelf)
    return shelf
  }

  #remove(page: KeptPage): void {
    this.#pages.delete(page.key)
    this.#shelfOf(page).delete(page.key)
    this.#bytes[page.kind] -= sizeOf(page)
    for (const tag of page.tags) {
      const tagged = this.#byTag.get(tag)
      tagged?.delete(page)
      if (tagged?.size === 0) this.#byTag.delete(tag)
    }
  }
}

function sizeOf({ template }: KeptPage): number {
  return template.bytes + OVERHEAD
}
