import { LRUCache } from 'lru-cache'
import { comparePositions, type Position } from '../outbox/index.ts'
import type { CachedPage, PageKind } from './cached-page.ts'

type Limits = {
  readonly mostBytes: number
  /** Of one view and kind. */
  readonly mostPages: number
}

/** What a page costs beside its bytes: its key, its tags, its place in the maps. */
const OVERHEAD = 4_000

/** The share of the memory that pages with a query may take. */
const QUERIED_SHARE = 0.25

/** Addresses that were asked for once and had to wait. */
const MOST_WAITING = 20_000

/**
 * Kept pages by address, the least recently wanted going first when there are too many. While there is no room, a page is
 * taken in when it is asked for a second time: what is asked for once pushes nothing out.
 */
export class PageStore {
  readonly #waiting = new LRUCache<string, true>({ max: MOST_WAITING })
  readonly #pages = new Map<string, CachedPage>()
  readonly #byTag = new Map<string, Set<CachedPage>>()
  readonly #groups = new Map<string, Map<string, CachedPage>>()
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

  find(key: string, now: number): CachedPage | null {
    const page = this.#pages.get(key)
    if (!page || now >= page.until) return null
    this.#touch(page)
    return page
  }

  /** The page that was right when it was made, though its time may be over: for when no other can be made. */
  findLast(key: string): CachedPage | null {
    return this.#pages.get(key) ?? null
  }

  put(page: CachedPage): void {
    const before = this.#pages.get(page.key)
    if (!before && !this.#hasRoomFor(page) && !this.#hasWaited(page.key)) return
    if (before) this.#remove(before)
    this.#pages.set(page.key, page)
    this.#groupOf(page).set(page.key, page)
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
  list(): readonly CachedPage[] {
    return [...this.#pages.values()]
  }

  #hasRoomFor(page: CachedPage): boolean {
    const size = sizeOf(page)
    if (this.#groupOf(page).size >= this.#limits.mostPages) return false
    return this.#bytes[page.kind] + size <= this.#share(page.kind) && this.bytes + size <= this.#limits.mostBytes
  }

  #hasWaited(key: string): boolean {
    const hasWaited = this.#waiting.delete(key)
    if (!hasWaited) this.#waiting.set(key, true)
    return hasWaited
  }

  #share(kind: PageKind): number {
    return this.#limits.mostBytes * (kind === 'queried' ? QUERIED_SHARE : 1)
  }

  #makeRoom(page: CachedPage): void {
    const { kind } = page
    const group = this.#groupOf(page)
    while (group.size > this.#limits.mostPages) this.#removeOldest(group.values())
    while (this.#bytes[kind] > this.#share(kind)) this.#removeOldest(this.#ofKind(kind))
    while (this.bytes > this.#limits.mostBytes) this.#removeOldest(this.#pages.values())
  }

  *#ofKind(kind: PageKind): Generator<CachedPage> {
    for (const page of this.#pages.values()) if (page.kind === kind) yield page
  }

  #removeOldest(pages: Iterator<CachedPage>): void {
    const oldest = pages.next()
    if (!oldest.done) this.#remove(oldest.value)
  }

  // The last in a map is who was asked for last.
  #touch(page: CachedPage): void {
    for (const map of [this.#pages, this.#groupOf(page)]) {
      map.delete(page.key)
      map.set(page.key, page)
    }
  }

  #groupOf({ view, kind }: Pick<CachedPage, 'view' | 'kind'>): Map<string, CachedPage> {
    const name = `${kind} ${view}`
    const group = this.#groups.get(name) ?? new Map<string, CachedPage>()
    this.#groups.set(name, group)
    return group
  }

  #remove(page: CachedPage): void {
    this.#pages.delete(page.key)
    this.#groupOf(page).delete(page.key)
    this.#bytes[page.kind] -= sizeOf(page)
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
