import { availableParallelism } from 'node:os'
import { isHeldBy, notModified } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import type { Registry } from '@vonk/platform/metrics'
import { limitCache } from './cache/limit-cache.ts'
import { createRenderings } from './create-renderings.ts'
import { createVariantFinder } from './find-variant.ts'
import { pictureHeaders, pictureResponse, refusePicture } from './picture-response.ts'
import { type PictureRequest, type PrerenderSummary, prerender } from './prerender.ts'
import { measureRenderPool } from './rendering/measure-render-pool.ts'
import { createRenderPool } from './rendering/render-pool.ts'
import { readAddress } from './request/read-address.ts'

const MEGABYTE = 1_000_000

export type ImagesOptions = {
  /** The pictures themselves; nothing outside it is ever read. */
  readonly mediaFolder: string
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

/** The pictures of the media folder at the sizes of the shop: drawn once, by workers, and kept on disk. */
export function createImages(options: ImagesOptions): Images {
  const { cacheFolder, cacheMegabytes, log, timeoutMs = 15_000, queueLimit = 500, waitMs = 15_000 } = options
  const workers = options.workers ?? availableParallelism()
  const findVariant = createVariantFinder(options)
  const limit = limitCache({ folder: cacheFolder, limitBytes: cacheMegabytes * MEGABYTE, log })
  const drawing = createRenderPool({ workers, timeoutMs, queueLimit, waitMs })
  const pool = options.registry ? measureRenderPool(drawing, options.registry) : drawing
  const renderings = createRenderings({ pool, limit, log, registry: options.registry })
  let isClosed = false

  return {
    async fetch(request) {
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
    },
    async prerender(requests) {
      const isStopped = () => isClosed
      const summary = await prerender({ requests, lanes: workers, limit, renderings, isStopped, findVariant })
      log.info(summary, 'pictures were made ahead')
      return summary
    },
    async close() {
      isClosed = true
      await pool.close()
      await limit.settled()
    },
  }
}
