import { err, ok, type Result } from '@vonk/domain/result'
import { LRUCache } from '@vonk/platform/cache'
import { type ObjectStore, StoreUnavailable } from '@vonk/platform/objects'

const HEAVIEST = 30_000_000

/** A picture among the media. */
export type Source = {
  readonly path: string
  /** Changes when the picture does. */
  readonly stamp: string
}
export type SourceRefusal = { readonly code: 'picture-not-found' | 'picture-too-large' }
type FindSource = (path: string) => Promise<Result<Source, SourceRefusal>>

/** Looks up pictures. One that was found is not looked up again for a moment, nor while the store is away. */
export function createSourceFinder(media: ObjectStore, freshMs = 2_000): FindSource {
  // Asking the disk takes longer than everything else about a picture that is at hand.
  const found = new LRUCache<string, Source>({ max: 5_000, ttl: freshMs, noDeleteOnStaleGet: true })

  async function lookUp(path: string): Promise<Result<Source, SourceRefusal>> {
    const facts = await media.find(path)
    if (!facts) return err({ code: 'picture-not-found' })
    if (facts.bytes > HEAVIEST) return err({ code: 'picture-too-large' })
    const source = { path, stamp: facts.stamp }
    found.set(path, source)
    return ok(source)
  }

  return async (path) => {
    const cached = found.get(path)
    if (cached) return ok(cached)
    try {
      return await lookUp(path)
    } catch (error) {
      const last = error instanceof StoreUnavailable ? found.get(path, { allowStale: true }) : undefined
      if (last) return ok(last)
      throw error
    }
  }
}
