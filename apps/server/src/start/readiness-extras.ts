import type { ReadingDatabase } from '@vonk/platform/db'
import type { ReadinessCheck } from '@vonk/platform/http'
import { type OpenMedia, openMedia } from '../compose/open-media.ts'
import { duties } from './roles.ts'
import type { StartOptions } from './start-options.ts'

type Extras = {
  readonly replica: ReadingDatabase | null
  readonly pictures: OpenMedia | null
  readonly catalogue?: { findConcern(): Promise<string | null> } | null
}

/** What a shop serves without: it is named, and nobody goes elsewhere. */
export function extrasOf({ replica, pictures, catalogue }: Extras): Record<string, ReadinessCheck> {
  return {
    ...(replica && { replica: () => replica.isReplicaCurrent() }),
    ...(catalogue && { search: () => catalogue.findConcern() }),
    ...(pictures && { pictures: () => findConcern(pictures) }),
  }
}

async function findConcern({ media, derived }: OpenMedia): Promise<string | null> {
  return (await media.findConcern()) ?? (await derived?.findConcern()) ?? null
}

/** Null where another process shows pictures. */
export async function openPictures({ config, log }: Pick<StartOptions, 'config' | 'log'>): Promise<OpenMedia | null> {
  return duties[config.role].hasApi ? openMedia(config, log) : null
}
