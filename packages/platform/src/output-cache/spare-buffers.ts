import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'

const MOST_PAGES = 64
const MOST_EACH = 8

/** Bodies of the pages in most demand that have been sent: filling one in again is cheaper than copying twenty kilobytes. */
export class SpareBuffers {
  readonly #spares = new LRUCache<CachedPage, Buffer<ArrayBuffer>[]>({ max: MOST_PAGES })

  take(page: CachedPage): Buffer<ArrayBuffer> | null {
    return this.#spares.get(page)?.pop() ?? null
  }

  /** To be called when the last byte has left, and never before. */
  giveBack(page: CachedPage, body: Buffer<ArrayBuffer>): void {
    const spares = this.#spares.get(page)
    if (spares && spares.length < MOST_EACH) spares.push(body)
    if (!spares) this.#spares.set(page, [body])
  }
}
