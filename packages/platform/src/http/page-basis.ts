import type { Position } from '../outbox/index.ts'

/** Asked for with a call by who keeps pages; the answer carries it under the same name. */
export const PAGE_BASIS = 'x-page-basis'

/** What an answer hangs on. A page made of answers is good until one of these things changes. */
export type PageBasis = {
  /** Names what the answer hangs on, and the moment by which the clock alone will make it another. */
  dependsOn(tags: Iterable<string>, until?: number): void
}

export type ReadBasis = {
  /** Everything up to there is in the answer. */
  readonly asOf: Position
  readonly until: number | null
  readonly tags: readonly string[]
}

/** Collects what the handler of a call names. */
export class BasisOfCall implements PageBasis {
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

  /** Null for an answer of which nobody said what it hangs on: nothing may be made of it that is kept. */
  write(): string | null {
    if (this.#tags.size === 0) return null
    const { transactionOrder, id } = this.#asOf
    // A number without end is null in JSON, which is what no end is called there.
    return asciiOf(JSON.stringify([String(transactionOrder), String(id), this.#until, [...this.#tags]]))
  }
}

/** Null where there is none, or none that can be read. */
export function readBasis(headers: Headers): ReadBasis | null {
  const text = headers.get(PAGE_BASIS)
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
