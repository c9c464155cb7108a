import type { Log } from '@vonk/platform/log'
import { createFolderStore, createS3Store, type ObjectStore, StoreUnavailable } from '@vonk/platform/objects'
import type { Config } from '../config.ts'

export type OpenMedia = {
  /** The pictures themselves. */
  readonly media: ObjectStore
  /** What has been made of them, where all processes share it; null where each machine has a folder for that. */
  readonly derived: ObjectStore | null
}

type MediaSettings = Pick<Config, 'mediaFolder' | 'mediaBucket'>

/** The pictures of the configuration, without asking whether they can be had. */
export function createMedia({ mediaFolder, mediaBucket }: MediaSettings): OpenMedia {
  if (!mediaBucket) return { media: createFolderStore(mediaFolder), derived: null }
  const storeAt = (folder: string) => createS3Store({ bucket: mediaBucket, prefix: `${mediaBucket.prefix}${folder}/` })
  return { media: storeAt('media'), derived: storeAt('derived') }
}

/** The same. A store that refuses this shop ends the start; one that is away for now does not: pages need no pictures. */
export async function openMedia(settings: MediaSettings, log: Log): Promise<OpenMedia> {
  const opened = createMedia(settings)
  try {
    await opened.media.check()
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    if (error.problem === 'refused') throw new MediaRefused(settings, error)
    log.error({ concern: error.message }, 'the object store is in trouble: pictures may not be shown')
  }
  return opened
}

/** The object store cannot be used as configured; the message says why in words for whoever started the shop. */
export class MediaRefused extends Error {
  override readonly name = 'MediaRefused'

  constructor({ mediaBucket }: MediaSettings, cause: Error) {
    const place = mediaBucket ? `The bucket "${mediaBucket.bucket}" at ${new URL(mediaBucket.endpoint).host}` : 'It'
    super(`${place} cannot be used: ${cause.message}. Are the variables S3_… right?`, { cause })
  }
}
