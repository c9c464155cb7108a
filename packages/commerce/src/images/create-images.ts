import { availableParallelism } from 'node:os'
import type { Leases } from '@vonk/platform/db'
import { isHeldBy, notModified } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import type { Registry } from '@vonk/platform/metrics'
import { type ObjectStore, StoreUnavailable } from '@vonk/platform/objects'
import { limitCache } from './cache/limit-cache.ts'
import { shareDerived } from './cache/share-derived.ts'
import { createRenderings } from './create-renderings.ts'
import { createVariantFinder } from './find-variant.ts'
import { withoutLeases } from './make-in-turn.ts'
import { pictureHeaders, pictureResponse, refusePicture } from './picture-response.ts'
import { type PictureRequest, type PrerenderSummary, prerender } from './prerender.ts'
import { measureRenderPool } from './rendering/measure-render-pool.ts'
import { createRenderPool } from './rendering/render-pool.ts'
import { readAddress } from './request/read-address.ts'

const MEGABYTE = 1_000_000

export type ImagesOptions = {
  /** The pictures themselves. */
  readonly media: ObjectStore
  /** Where what has been made of them is shared with other machines; this one makes all when absent. */
  readonly derived?: ObjectStore | null | undefined
  /** Has one process of many draw a picture; this is the only one when absent. */
  readonly leases?: Pick<Leases, 'acquire'> | null | undefined
  /** What has been made of them; may be deleted at any time. */
  readonly cacheFolder: string
  readonly cacheMegabytes: number
  /** Processes that draw; one per core when absent. */
  readonly workers?: number | undefined
  readonly log: Log
  readonly timeoutMs?: number
  readonly queueLimit?: number
  /** How long a request may wait for a worker. */
  readonly waitMs?: number
  /** Where the work is measured. */
  readonly registry?: Registry
}

export type Images = {
  /** Answers whatever is asked under `/img/`. */
  fetch(request: Request): Promise<Response>
  /** Makes pictures ahead, the most important first, whenever no request needs the workers. */
  prerender(requests: AsyncIterable<PictureRequest> | Iterable<PictureRequest>): Promise<PrerenderSummary>
  close(): Promise<void>
}

/** The pictures among the media at the sizes of the shop: drawn once, by workers, and kept on disk. */
export function createImages(options: ImagesOptions): Images {
  const { media, cacheFolder, cacheMegabytes, log, timeoutMs = 15_000, queueLimit = 500, waitMs = 15_000 } = options
  const workers = options.workers ?? availableParallelism()
  const findVariant = createVariantFinder(options)
  const limit = limitCache({ folder: cacheFolder, limitBytes: cacheMegabytes * MEGABYTE, log })
  const drawing = createRenderPool({ workers, timeoutMs, queueLimit, waitMs })
  const pool = options.registry ? measureRenderPool(drawing, options.registry) : drawing
  const renderings = createRenderings({
    ...{ media, pool, limit, log, waitMs, registry: options.registry },
    derived: options.derived ? shareDerived({ store: options.derived, cacheFolder, limit, log }) : null,
    leases: options.leases ?? withoutLeases,
  })
  let isClosed = false

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusePicture(request, 'method-not-allowed')
    const address = readAddress(new URL(request.url).pathname)
    if (!address.ok) return refusePicture(request, address.refusal.code)
    const variant = await findVariant(address.value, request.headers.get('accept'))
    if (!variant.ok) return refusePicture(request, variant.refusal.code)

    const { format, cached } = variant.value
    const headers = pictureHeaders(cached.key, format)
    if (isHeldBy(request, headers.get('etag') ?? '')) return notModified(headers)
    const reply = await renderings.load(variant.value, request)
    if (!reply.ok) return refusePicture(request, reply.refusal.code)
    return pictureResponse(request, reply.value.bytes, headers)
  }

  return {
    fetch: (request) =>
      answer(request).catch((error: unknown) => {
        // Whoever says that a picture is missing while nobody can look has it forgotten.
        if (error instanceof StoreUnavailable) return refusePicture(request, 'pictures-unavailable')
        throw error
      }),
    async prerender(requests) {
      const isStopped = () => isClosed
      const summary = await prerender({ requests, lanes: workers, limit, renderings, isStopped, findVariant })
      log.info(summary, 'pictures were made ahead')
      return summary
    },
    async close() {
      isClosed = true
      await pool.close()
      await renderings.settled()
      await limit.settled()
    },
  }
}
