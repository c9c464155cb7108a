import { ContentUnavailable } from './content-unavailable.ts'
import type { StorySource } from './port.ts'

export type RememberingSource = StorySource & {
  /** To be called when what shoppers see has changed. */
  forget(): void
}

type RememberingOptions = {
  readonly source: StorySource
  /** How long an answer is good; for ever unless told, for a source that says when to forget. */
  readonly lifetimeMs?: number
  readonly now?: () => number
}

type Memory<Answer> = { readonly answer: Promise<Answer>; readonly until: number }

const mostMemories = 2_000
const pauseAfterFailureMs = 5_000

/** A source that keeps published answers in memory, and falls back on the last good one while the source is away. */
export function createRememberingSource(options: RememberingOptions): RememberingSource {
  const { source, lifetimeMs = Number.POSITIVE_INFINITY, now = Date.now } = options
  const memories = new Map<string, Memory<unknown>>()

  async function remember<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    // A key names one question, so what is kept under it is what this reading answers.
    const held = memories.get(key) as Memory<Answer> | undefined
    if (held && now() < held.until) return held.answer
    const answer = read()
    keep(key, { answer, until: now() + lifetimeMs })
    try {
      return await answer
    } catch (error) {
      if (memories.get(key)?.answer === answer) memories.delete(key)
      if (!held || !(error instanceof ContentUnavailable)) throw error
      keep(key, { ...held, until: now() + pauseAfterFailureMs })
      return held.answer
    }
  }

  function keep(key: string, memory: Memory<unknown>): void {
    memories.delete(key)
    memories.set(key, memory)
    const [oldest] = memories.keys()
    if (memories.size > mostMemories && oldest !== undefined) memories.delete(oldest)
  }

  return {
    find: (key, version) =>
      version === 'draft'
        ? source.find(key, version)
        : remember(`find ${JSON.stringify(key)}`, () => source.find(key, version)),
    list: (query) =>
      query.version === 'draft'
        ? source.list(query)
        : remember(`list ${JSON.stringify(query)}`, () => source.list(query)),
    readCacheVersion: () => remember('version', () => source.readCacheVersion()),
    forget: () => memories.clear(),
  }
}
