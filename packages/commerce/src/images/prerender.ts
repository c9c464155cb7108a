import type { CacheLimit } from './cache/limit-cache.ts'
import type { Renderings } from './create-renderings.ts'
import type { FindVariant } from './find-variant.ts'
import type { PictureSize } from './request/picture-size.ts'
import { addressOf } from './request/read-address.ts'

/** A picture that will be asked for, such as `/v/k/vk1042-night-front.svg`, and the sizes it will be shown at. */
export type PictureRequest = { readonly path: string; readonly sizes: readonly PictureSize[] }

export type PrerenderSummary = {
  made: number
  /** Were in the cache already, or are being made by another process. */
  kept: number
  /** Are not in the media folder, not offered at that size, or cannot be made. */
  failed: number
}

/** Those that ask differently are few, and their pictures are made when they come. */
const ANY_BROWSER = 'image/avif, image/webp'

type Outcome = keyof PrerenderSummary | 'stop'

type PrerenderOptions = {
  readonly requests: AsyncIterable<PictureRequest> | Iterable<PictureRequest>
  readonly lanes: number
  readonly limit: CacheLimit
  readonly renderings: Renderings
  readonly isStopped: () => boolean
  readonly findVariant: FindVariant
}

/** Works a list off in its order, a picture per worker, until it ends, the cache has filled or the shop stops. */
export async function prerender(options: PrerenderOptions): Promise<PrerenderSummary> {
  const summary: PrerenderSummary = { made: 0, kept: 0, failed: 0 }
  const requests = eachOf(options.requests)
  const lanes = Array.from({ length: options.lanes }, async () => {
    for await (const { path, sizes } of requests) {
      for (const size of sizes) {
        const outcome = await fulfil(path, size, options)
        if (outcome === 'stop') return
        summary[outcome] += 1
      }
    }
  })
  await Promise.all(lanes)
  return summary
}

// A generator hands each request to one lane only, and ends for all of them when one of them stops.
async function* eachOf(requests: PrerenderOptions['requests']): AsyncGenerator<PictureRequest> {
  yield* requests
}

async function fulfil(path: string, size: PictureSize, options: PrerenderOptions): Promise<Outcome> {
  const { limit, renderings, isStopped, findVariant } = options
  if (isStopped()) return 'stop'
  const address = addressOf(path, size)
  const variant = address && (await findVariant(address, ANY_BROWSER))
  if (!variant?.ok) return 'failed'
  if (await renderings.isMade(variant.value)) return 'kept'
  if (!(await limit.hasRoom())) return 'stop'
  const reply = await renderings.prepare(variant.value)
  if (!reply) return 'kept'
  if (!reply.ok) return isStopped() ? 'stop' : 'failed'
  // Nothing is gained by drawing for a cache that keeps nothing.
  return reply.value.cacheProblem ? 'stop' : 'made'
}
