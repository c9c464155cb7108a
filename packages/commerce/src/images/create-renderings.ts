import { ok } from '@vonk/domain/result'
import { LRUCache } from '@vonk/platform/cache'
import type { Log } from '@vonk/platform/log'
import { Counter, type Registry } from '@vonk/platform/metrics'
import { findKept } from './cache/cache-files.ts'
import type { CacheLimit } from './cache/limit-cache.ts'
import type { Variant } from './find-variant.ts'
import type { RenderReply } from './rendering/render-job.ts'
import type { RenderPool } from './rendering/render-pool.ts'
import { kindOf } from './request/picture-path.ts'
import { shareWhileWanted, type Waiter } from './share-while-wanted.ts'

const MINUTE = 60_000
const AT_HAND_BYTES = 32_000_000

export type Renderings = {
  /** The bytes, from the cache or made now; whoever asks meanwhile gets the same. Nothing is begun that nobody waits for. */
  load(variant: Variant, waiter: Waiter): Promise<RenderReply>
  /** Puts it into the cache when no request needs the workers. */
  prepare(variant: Variant): Promise<RenderReply>
}

type RenderingsOptions = {
  readonly pool: RenderPool
  readonly limit: CacheLimit
  readonly log: Log
  readonly registry?: Registry | undefined
}

/** Makes every picture once: shares what is being made, and does not repeat what has failed a moment ago. */
export function createRenderings({ pool, limit, log, registry }: RenderingsOptions): Renderings {
  const hits = registry && countHits(registry)
  const share = shareWhileWanted<RenderReply>()
  const failures = new LRUCache<string, RenderReply>({ max: 1_000, ttl: MINUTE, perf: Date })
  const atHand = createPicturesAtHand()

  async function render({ source, size, format, cached }: Variant, signal: AbortSignal | null): Promise<RenderReply> {
    const failed = failures.get(cached.key)
    if (failed) return failed
    const { target, masters } = cached
    const isDrawing = kindOf(source.path) === 'drawing'
    const job = { source: source.file, isDrawing, size, format, target, masters }
    const reply = await pool.render(job, signal ? { isUrgent: true, signal } : { isUrgent: false })
    if (reply.ok) limit.note(reply.value)
    else if (reply.refusal.code !== 'pictures-busy') {
      failures.set(cached.key, reply)
      log.warn({ picture: source.path, size, ...reply.refusal }, 'a picture cannot be made')
    }
    return reply
  }

  async function findOrRender(variant: Variant, signal: AbortSignal): Promise<RenderReply> {
    const { key, target } = variant.cached
    const bytes = await findKept(target)
    if (bytes) hits?.inc({ cache: 'disk' })
    const reply = bytes ? ok({ bytes, written: 0, cacheProblem: null }) : await render(variant, signal)
    if (reply.ok) atHand.set(key, reply)
    return reply
  }

  return {
    load: async (variant, waiter) => {
      const { key } = variant.cached
      const held = atHand.get(key)
      if (held) hits?.inc({ cache: 'memory' })
      return held ?? share(key, waiter, (signal) => findOrRender(variant, signal))
    },
    prepare: (variant) => render(variant, null),
  }
}

function countHits(registry: Registry) {
  return new Counter({
    name: 'picture_cache_hits_total',
    help: 'Pictures that were in memory or on disk when they were asked for',
    labelNames: ['cache'] as const,
    registers: [registry],
  })
}

/** Not for long, so that the disk learns what is in use and keeps it. */
function createPicturesAtHand() {
  return new LRUCache<string, RenderReply & { ok: true }>({
    maxSize: AT_HAND_BYTES,
    ttl: 10 * MINUTE,
    sizeCalculation: ({ value }) => value.bytes.byteLength,
  })
}
