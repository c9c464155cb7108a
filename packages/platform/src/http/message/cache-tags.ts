import type { Position } from '../../outbox/index.ts'

/** Sent, with the token of the shop's own processes, by whoever caches pages; the answer carries its tags under the same name. */
export const CACHE_TAGS_HEADER = 'x-page-basis'

/** Names what an answer depends on: a page made of answers may be cached until one of its tags changes. */
export type CacheTags = {
  /** Adds tags, and the moment at which the clock alone will change the answer. */
  dependsOn(tags: Iterable<string>, until?: number): void
}

export type AnswerCacheTags = {
  /** Everything up to there is in the answer. */
  readonly asOf: Position
  readonly until: number | null
  readonly tags: readonly string[]
}

/** Collects what the handler of a call names. */
export class CallCacheTags implements CacheTags {
  readonly #tags = new Set<string>()
  readonly #asOf: Position
  #until = Number.POSITIVE_INFINITY

  constructor(asOf: Position) {
    this.#asOf = asOf
  }

  dependsOn(tags: Iterable<string>, until = Number.POSITIVE_INFINITY): void {
    for (const tag of tags) this.#tags.add(tag)
    this.#until = Math.min(this.#until, until)
  }

  /** Null for an answer without tags: a page made of it may not be cached. */
  write(): string | null {
    if (this.#tags.size === 0) return null
    const { transactionOrder, id } = this.#asOf
    // A number without end is null in JSON, which is what no end is called there.
    return asciiOf(JSON.stringify([String(transactionOrder), String(id), this.#until, [...this.#tags]]))
  }
}

/** Null where there is none, or none that can be read. */
export function readCacheTags(headers: Headers): AnswerCacheTags | null {
  const text = headers.get(CACHE_TAGS_HEADER)
  if (text === null) return null
  try {
    const [transactionOrder, id, until, tags] = JSON.parse(text)
    return { asOf: { transactionOrder: BigInt(transactionOrder), id: BigInt(id) }, until, tags }
  } catch {
    return null
  }
}

/** Headers carry no other letters. */
function asciiOf(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
