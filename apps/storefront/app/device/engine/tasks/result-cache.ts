import {
  afterCacheError,
  type CacheError,
  type CacheHealth,
  healthyCache,
  isOverQuota,
  LOCAL_CACHE,
  mustRecreate,
} from '@vonk/domain/sync-tasks'

/** Answers that may be used again, such as stock while there is no network. Losing them costs a call, never more. */
export type ResultCache = {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Everything that is kept, by its key. */
  list(): Promise<ReadonlyMap<string, unknown>>
  clear(): Promise<void>
}

/** A database of texts by key; any of its calls may fail or never answer. */
export type ResultDatabase = {
  get(key: string): Promise<string | null>
  set(key: string, text: string): Promise<void>
  entries(): Promise<readonly { readonly key: string; readonly text: string }[]>
  clear(): Promise<void>
  /** Drops the database and creates it again. */
  recreate(): Promise<void>
}

export type CacheParts = {
  readonly database: ResultDatabase
  wait(milliseconds: number): Promise<void>
  now(): number
}

class CacheSilent extends Error {
  override readonly name = 'CacheSilent'
}

/** A cache that is never waited for: slow, broken or full, the shop goes on without it. */
export function createResultCache({ database, wait, now }: CacheParts): ResultCache {
  let health: CacheHealth = healthyCache
  let checkedAt = now()

  async function withDeadline<Value>(call: Promise<Value>, milliseconds: number): Promise<Value> {
    const silence = wait(milliseconds).then(() => {
      throw new CacheSilent()
    })
    silence.catch(() => {})
    return Promise.race([call, silence])
  }

  async function failed(operation: CacheError['operation'], cause: unknown, silentForMs: number): Promise<void> {
    const isStorageFull = cause instanceof Error && cause.name === 'QuotaExceededError'
    const verdict = afterCacheError(health, { operation, isStorageFull })
    health = verdict.health
    if (verdict.mustClear) await database.clear().catch(() => {})
    if (cause instanceof CacheSilent && mustRecreate(silentForMs)) await database.recreate().catch(() => {})
  }

  async function keepQuota(): Promise<void> {
    if (now() - checkedAt < LOCAL_CACHE.quotaCheckMs) return
    checkedAt = now()
    const kept = await entries()
    if (isOverQuota(kept.reduce((sum, { text }) => sum + text.length, 0))) await database.clear().catch(() => {})
  }

  function entries() {
    return withDeadline(database.entries(), LOCAL_CACHE.iterateTimeoutMs).catch(() => [])
  }

  return {
    async get(key) {
      if (!health.isOn) return null
      try {
        const text = await withDeadline(database.get(key), LOCAL_CACHE.getTimeoutMs)
        return text === null ? null : JSON.parse(text)
      } catch (cause) {
        await failed('get', cause, LOCAL_CACHE.getTimeoutMs)
        return null
      }
    },
    async set(key, value) {
      if (!health.isOn) return
      try {
        await withDeadline(database.set(key, JSON.stringify(value)), LOCAL_CACHE.setTimeoutMs)
        await keepQuota()
      } catch (cause) {
        await failed('set', cause, LOCAL_CACHE.setTimeoutMs)
      }
    },
    async list() {
      const kept = health.isOn ? await entries() : []
      return new Map(kept.map(({ key, text }) => [key, JSON.parse(text)]))
    },
    async clear() {
      await database.clear().catch(() => {})
    },
  }
}
