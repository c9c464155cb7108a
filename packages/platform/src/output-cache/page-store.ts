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

/** Kept pages by address, the least wanted going first when there are too many. */
export class PageStore {
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
    if (!page) return null
    if (now >= page.until) {
      this.#remove(page)
      return null
    }
    this.#touch(page)
    return page
  }

  put(page: CachedPage): void {
    const before = this.#pages.get(page.key)
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

  #makeRoom({ kind, ...page }: CachedPage): void {
    const group = this.#groupOf({ kind, ...page })
    const share = kind === 'queried' ? QUERIED_SHARE : 1
    while (group.size > this.#limits.mostPages) this.#removeOldest(group.values())
    while (this.#bytes[kind] > this.#limits.mostBytes * share) this.#removeOldest(this.#ofKind(kind))
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
