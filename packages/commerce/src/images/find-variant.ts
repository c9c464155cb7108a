import { ok, type Result } from '@vonk/domain/result'
import type { ObjectStore } from '@vonk/platform/objects'
import { type CachedPicture, cachedPictureOf } from './cache/cache-files.ts'
import { chooseFormat, type PictureFormat } from './request/choose-format.ts'
import { createSourceFinder, type Source, type SourceRefusal } from './request/find-source.ts'
import type { PictureSize } from './request/picture-size.ts'
import type { PictureAddress } from './request/read-address.ts'

/** One picture at one size in one format. */
export type Variant = {
  readonly source: Source
  readonly size: PictureSize
  readonly format: PictureFormat
  readonly cached: CachedPicture
}

export type FindVariant = (address: PictureAddress, accept: string | null) => Promise<Result<Variant, SourceRefusal>>

type VariantPlaces = {
  readonly media: ObjectStore
  readonly derived?: ObjectStore | null | undefined
  readonly cacheFolder: string
}

/** A question to a store of another machine costs time and money. */
const FRESH_MS = 60_000

/** Finds the picture of an address and decides the form it goes out in; makes nothing yet. */
export function createVariantFinder({ media, derived, cacheFolder }: VariantPlaces): FindVariant {
  const findSource = createSourceFinder(media, derived ? FRESH_MS : undefined)
  return async ({ path, size }, accept) => {
    const found = await findSource(path)
    if (!found.ok) return found
    const source = found.value
    const format = chooseFormat({ accept, size, path })
    return ok({ source, size, format, cached: cachedPictureOf(cacheFolder, { source, size, format }) })
  }
}
