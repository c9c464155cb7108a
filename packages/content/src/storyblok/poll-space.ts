import { setTimeout } from 'node:timers/promises'
import type { Database } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { ContentUnavailable, type StorySource } from '../source/index.ts'
import { announceSpaceVersion } from './space-changes.ts'

type PollingParts = {
  readonly db: Database
  readonly source: Pick<StorySource, 'readCacheVersion'>
  readonly log: Log
  readonly everyMs: number
}

/** Asks the space again and again whether anything in it is new, and tells every process when it is. */
export function pollSpace(parts: PollingParts): { close(): Promise<void> } {
  const closing = new AbortController()
  const polling = poll(parts, closing.signal)
  return {
    async close() {
      closing.abort()
      await polling
    },
  }
}

async function poll(parts: PollingParts, signal: AbortSignal): Promise<void> {
  const pause = () => setTimeout(parts.everyMs, true, { signal, ref: false }).catch(() => false)
  while (await pause()) await look(parts)
}

async function look({ db, source, log }: PollingParts): Promise<void> {
  try {
    await announceSpaceVersion(db, await source.readCacheVersion())
  } catch (err) {
    // While it is away, what was read last is shown; it is asked again in a moment.
    log.warn({ err }, err instanceof ContentUnavailable ? 'the space is away' : 'the space cannot be followed')
  }
}
