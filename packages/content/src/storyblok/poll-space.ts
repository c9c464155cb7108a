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
export function pollSpace({ db, source, log, everyMs }: PollingParts): { close(): Promise<void> } {
  const closing = new AbortController()
  let timer: NodeJS.Timeout
  let asking = Promise.resolve()

  async function look(): Promise<void> {
    try {
      const version = await source.readCacheVersion()
      if (!closing.signal.aborted) await announceSpaceVersion(db, version)
    } catch (err) {
      // While it is away, what was read last is shown; it is asked again in a moment.
      log.warn({ err }, err instanceof ContentUnavailable ? 'the space is away' : 'the space cannot be followed')
    }
  }

  function wait(): void {
    timer = setTimeout(() => {
      asking = look().then(() => {
        if (!closing.signal.aborted) wait()
      })
    }, everyMs)
    timer.unref()
  }

  wait()
  return {
    async close() {
      closing.abort()
      clearTimeout(timer)
      await asking
    },
  }
}
