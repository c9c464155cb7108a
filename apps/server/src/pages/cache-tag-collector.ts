import { pageTags } from '@vonk/domain/page-tags'
import type { PageHost } from '@vonk/page-host'
import { CACHE_TAGS_HEADER, readCacheTags } from '@vonk/platform/http'
import { comparePositions, type Position } from '@vonk/platform/outbox'

type Api = PageHost['api']

/** What a page is cached under, when every answer it was made of has named its cache tags. */
export type PageCacheTags = {
  readonly view: string
  readonly tags: ReadonlySet<string>
  readonly asOf: Position
  readonly until: number
}

/** Collects the cache tags of the answers that one page is made of. */
export class CacheTagCollector {
  readonly #tags = new Set<string>()
  #view: string | null = null
  #asOf: Position | null = null
  #until = Number.POSITIVE_INFINITY
  #isSpoilt = false
  readonly #token: string

  constructor(token: string) {
    this.#token = token
  }

  /** The page met something that must not be cached: a failure, or an answer without tags. */
  spoil(): void {
    this.#isSpoilt = true
  }

  /** The same API, listened to. */
  listenTo(api: Api): Api {
    return async (request) => {
      request.headers.set(CACHE_TAGS_HEADER, this.#token)
      this.#noteView(request.headers.get('x-vs-store-code'))
      try {
        const answer = await api(request)
        this.#noteAnswer(answer)
        return answer
      } catch (error) {
        this.spoil()
        throw error
      }
    }
  }

  /** Null for a page that may not be cached. */
  find(): PageCacheTags | null {
    if (this.#isSpoilt || this.#view === null || this.#asOf === null || this.#tags.size === 0) return null
    const tags = new Set([pageTags.view(this.#view), ...this.#tags])
    return { view: this.#view, tags, asOf: this.#asOf, until: this.#until }
  }

  // A page of two views at once would be dropped with one of them only.
  #noteView(view: string | null): void {
    if (view !== null && this.#view !== null && view !== this.#view) this.spoil()
    this.#view = view ?? this.#view
  }

  #noteAnswer({ headers, status }: Response): void {
    const cacheTags = readCacheTags(headers)
    if (!cacheTags || status >= 500 || headers.has('set-cookie')) {
      this.spoil()
      return
    }
    for (const tag of cacheTags.tags) this.#tags.add(tag)
    if (this.#asOf === null || comparePositions(cacheTags.asOf, this.#asOf) < 0) this.#asOf = cacheTags.asOf
    this.#until = Math.min(this.#until, cacheTags.until ?? Number.POSITIVE_INFINITY)
  }
}
