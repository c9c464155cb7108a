import type { CallResult } from '@vonk/client'
import type { Release } from '@vonk/contract'
import type { readRelease } from '@vonk/contract/calls'

/** A release with its stories. */
export type LoadedRelease = CallResult<typeof readRelease>

type Moments = Pick<Release, 'publishAt' | 'publishRefusedAt' | 'publishedAt'>

/** How far a release is, in one word, and the moment that belongs to it. */
export function releaseState({ publishAt, publishRefusedAt, publishedAt }: Moments) {
  if (publishedAt !== null) return { state: 'published', at: publishedAt } as const
  if (publishAt !== null) return { state: 'scheduled', at: publishAt } as const
  return publishRefusedAt === null
    ? ({ state: 'open', at: null } as const)
    : ({ state: 'refused', at: publishRefusedAt } as const)
}
