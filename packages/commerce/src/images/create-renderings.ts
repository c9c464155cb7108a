import { setTimeout as pause } from 'node:timers/promises'
import { err, ok } from '@vonk/domain/result'
import { LRUCache } from '@vonk/platform/cache'
import type { Leases } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { Counter, type Registry } from '@vonk/platform/metrics'
import type { ObjectStore } from '@vonk/platform/objects'
import { findKept } from './cache/cache-files.ts'
import type { CacheLimit } from './cache/limit-cache.ts'
import { isOnDisk, type SharedDerived } from './cache/share-derived.ts'
import type { Variant } from './find-variant.ts'
import { makeInTurn } from './make-in-turn.ts'
import type { RenderReply } from './rendering/render-job.ts'
import type { RenderPool } from './rendering/render-pool.ts'
import { kindOf } from './request/picture-path.ts'
import { shareWhileWanted, type Waiter } from './share-while-wanted.ts'

const MINUTE = 60_000
/** How often a process looks whether another has finished a picture. */
const LOOK_MS = 100
const AT_HAND_BYTES = 32_000_000

export type Renderings = {
  /** The bytes, from a cache or made now; whoever asks meanwhile gets the same. Nothing is begun that nobody waits for. */
  load(variant: Variant, waiter: Waiter): Promise<RenderReply>
  /** Puts it into the cache when no request needs the workers; null when another process is at this picture. */
  prepare(variant: Variant): Promise<RenderReply | null>
  /** Whether it has been made, by this process or another. */
  isMade(variant: Variant): Promise<boolean>
  /** When all that was made lies where others look for it. */
  settled(): Promise<void>
}

type RenderingsOptions = {
  readonly media: ObjectStore
  /** What other machines have made; null where this one makes all. */
  readonly derived: SharedDerived | null
  /** Of all processes that want to draw a picture one does. */
  readonly leases: Pick<Leases, 'acquire'>
  readonly pool: RenderPool
  readonly limit: CacheLimit
  readonly log: Log
  readonly registry?: Registry | undefined
  /** How long a request waits for another process that draws the picture. */
  readonly waitMs: number
}

/** Makes every picture once: shares what is being made, and does not repeat what has failed a moment ago. */
export function createRenderings(options: RenderingsOptions): Renderings {
  const { media, derived, leases, pool, limit, log, registry, waitMs } = options
  const hits = registry && countHits(registry)
  const share = shareWhileWanted<RenderReply>()
  const failures = new LRUCache<string, RenderReply>({ max: 1_000, ttl: MINUTE, perf: Date })
  const atHand = createPicturesAtHand()
  const turns = makeInTurn({ leases, derived })

  async function render({ source, size, format, cached }: Variant, signal: AbortSignal | null): Promise<RenderReply> {
    const { target, masters, copy } = cached
    const file = await media.openFile(source.path, copy)
    if (file === null) return gone
    const isDrawing = kindOf(source.path) === 'drawing'
    if (derived && isDrawing) await fetchMasters(derived, masters)
    const job = { source: file, isDrawing, size, format, target, masters }
    const reply = await pool.render(job, signal ? { isUrgent: true, signal } : { isUrgent: false })
    if (reply.ok) limit.note(reply.value)
    else if (reply.refusal.code !== 'pictures-busy') {
      failures.set(cached.key, reply)
      log.warn({ picture: source.path, size, ...reply.refusal }, 'a picture cannot be made')
    }
    return reply
  }

  async function findMade({ cached: { target } }: Variant): Promise<RenderReply | null> {
    const kept = await findKept(target)
    const bytes = kept ?? (await derived?.fetch(target))
    if (!bytes) return null
    hits?.inc({ cache: kept ? 'disk' : 'store' })
    return ok({ bytes, written: 0, files: [], cacheProblem: null })
  }

  /** Null when another process is at it. */
  async function make(variant: Variant, signal: AbortSignal | null): Promise<RenderReply | null> {
    const failed = failures.get(variant.cached.key)
    return failed ?? turns.make(variant.source, async () => (await findMade(variant)) ?? render(variant, signal))
  }

  async function findOrMake(variant: Variant, signal: AbortSignal): Promise<RenderReply> {
    const tryOnce = async () => (await findMade(variant)) ?? (await make(variant, signal))
    const reply = (await tryOnce()) ?? (await lookAgain(tryOnce, { signal, waitMs }))
    if (reply.ok) atHand.set(variant.cached.key, reply)
    return reply
  }

  return {
    load: async (variant, waiter) => {
      const { key } = variant.cached
      const held = atHand.get(key)
      if (held) hits?.inc({ cache: 'memory' })
      return held ?? share(key, waiter, (signal) => findOrMake(variant, signal))
    },
    prepare: (variant) => make(variant, null),
    isMade: async ({ cached: { target } }) => (await isOnDisk(target)) || (await derived?.isThere(target)) === true,
    settled: () => turns.settled(),
  }
}

/** A drawing in full saves the others drawing it again for another size. */
async function fetchMasters(derived: SharedDerived, masters: Variant['cached']['masters']): Promise<void> {
  const fetching = Object.values(masters).map(async (file) => (await isOnDisk(file)) || derived.fetch(file))
  await Promise.all(fetching)
}

type Waiting = { readonly signal: AbortSignal; readonly waitMs: number }

async function lookAgain(tryOnce: () => Promise<RenderReply | null>, waiting: Waiting): Promise<RenderReply> {
  const { signal, waitMs } = waiting
  const deadline = performance.now() + waitMs
  while (!signal.aborted && performance.now() < deadline) {
    await pause(LOOK_MS, null, { signal }).catch(() => {})
    const reply = await tryOnce()
    if (reply) return reply
  }
  return elsewhere
}

/** Another process draws it, and takes too long. */
const elsewhere: RenderReply = err({ code: 'pictures-busy', detail: 'another process has not finished it in time' })

/** It was there when it was looked up. */
const gone: RenderReply = err({ code: 'picture-broken', detail: 'it is not there any more' })

function countHits(registry: Registry) {
  return new Counter({
    name: 'picture_cache_hits_total',
    help: 'Pictures that were in memory, on disk or in the object store when they were asked for',
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
