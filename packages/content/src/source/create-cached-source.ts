import { LRUCache } from '@vonk/platform/cache'
import { ContentUnavailable } from './content-unavailable.ts'
import type { StorySource, StoryVersion } from './port.ts'

export type CachedSource = StorySource & {
  /** To be called when what shoppers see has changed. */
  forget(): void
}

type CachedSourceOptions = {
  readonly source: StorySource
  /** How long an answer is good; for ever unless told, for a source that says when to forget. */
  readonly lifetimeMs?: number
  readonly now?: () => number
}

const mostAnswers = 2_000
/** In all answers together: whoever asks for ever other lists fills the cache, and not the memory. */
const mostStories = 4_000
const pauseAfterFailureMs = 5_000

/** A source that caches published answers, and falls back on the last good one while the source is away. */
export function createCachedSource({ source, lifetimeMs = 0, now = Date.now }: CachedSourceOptions): CachedSource {
  let last: Cache | null = null
  const parts = { lifetimeMs, now, findLast: (key: string) => last?.peek(key, { allowStale: true }) }
  let cache = createCache(parts)

  async function cached<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const { answer } = await cache.forceFetch(key, { context: read })
    // A key names one question, so what is cached under it is what this reading answers.
    return answer as Answer
  }

  function unlessDraft<Answer>(kind: string, query: Versioned, read: () => Promise<Answer>): Promise<Answer> {
    return query.version === 'draft' ? read() : cached(`${kind} ${JSON.stringify(query)}`, read)
  }

  return {
    find: (key, version) => unlessDraft('find', { ...key, version }, () => source.find(key, version)),
    readContent: (content) => source.readContent(content),
    list: (query) => unlessDraft('list', query, () => source.list(query)),
    listLinks: (query) => unlessDraft('links', query, () => source.listLinks(query)),
    listTags: (query) => unlessDraft('tags', query, () => source.listTags(query)),
    readCacheVersion: () => cached('version', () => source.readCacheVersion()),
    // A new cache, not an emptied one: what is being read at this moment must not be kept either.
    forget() {
      if (cache.size > 0) last = cache
      cache = createCache(parts)
    },
  }
}

type Versioned = { readonly version: StoryVersion }
type Cached = { readonly answer: unknown }
type Read = () => Promise<unknown>

type Cache = LRUCache<string, Cached, Read>

type CacheParts = {
  readonly lifetimeMs: number
  now(): number
  /** What was answered before everything was forgotten: better than nothing while the source is away. */
  findLast(key: string): Cached | undefined
}

function createCache({ lifetimeMs, now, findLast }: CacheParts): Cache {
  return new LRUCache({
    max: mostAnswers,
    maxSize: mostStories,
    sizeCalculation: ({ answer }) => weightOf(answer),
    ttl: lifetimeMs,
    perf: { now },
    ttlResolution: 0,
    // A reading that is no longer wanted still answers those who asked for it.
    ignoreFetchAbort: true,
    async fetchMethod(key, stale, { context: read, options }) {
      try {
        return { answer: await read() }
      } catch (error) {
        if (!(error instanceof ContentUnavailable)) throw error
        const last = stale ?? findLast(key)
        if (!last) throw error
        options.ttl = pauseAfterFailureMs
        return last
      }
    },
  })
}

const linksPerStory = 10

/** How many stories an answer holds; one without any takes room as well, and links take a little of it. */
function weightOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 1
  if ('stories' in answer && Array.isArray(answer.stories)) return Math.max(1, answer.stories.length)
  return 'links' in answer && Array.isArray(answer.links) ? Math.ceil((answer.links.length + 1) / linksPerStory) : 1
}
