import type { KnownSkus } from '../../text/interpretation.ts'

/** What must be typed of a number before it is completed. */
const START = 4
/** Parts that are remembered; beyond that all are forgotten. */
const MOST = 10_000

export type MissingSkus = { readonly parts: readonly string[]; readonly starts: readonly string[] }

/**
 * Article numbers are too many to be held here. What was never asked for is noted as missing and taken for unknown,
 * until it has been looked up and the text is read again.
 */
export class SkuLookup implements KnownSkus {
  private readonly parts: string[] = []
  private readonly ids = new Map<string, number | null>()
  private readonly completions = new Map<string, readonly number[]>()
  private readonly missingParts = new Set<string>()
  private readonly missingStarts = new Set<string>()

  find(part: string): number | null {
    const id = this.ids.get(part)
    if (id === undefined) this.missingParts.add(part)
    return id ?? null
  }

  completionsOf(start: string, size: number): readonly number[] {
    if (start.length < START) return []
    const found = this.completions.get(start)
    if (found === undefined) this.missingStarts.add(start)
    return (found ?? []).slice(0, size)
  }

  partOf(id: number): string {
    return this.parts[id] ?? ''
  }

  /** What has to be looked up before a text can be read for good; nothing when all of it has been. */
  takeMissing(): MissingSkus | null {
    const missing = { parts: [...this.missingParts], starts: [...this.missingStarts] }
    this.missingParts.clear()
    this.missingStarts.clear()
    return missing.parts.length + missing.starts.length > 0 ? missing : null
  }

  /** `found` are the parts there are; of the parts that were asked for, all others are none. */
  learn(
    asked: MissingSkus,
    found: { readonly parts: ReadonlySet<string>; readonly byStart: ReadonlyMap<string, readonly string[]> },
  ): void {
    if (this.ids.size + this.completions.size > MOST) {
      this.ids.clear()
      this.completions.clear()
    }
    for (const part of asked.parts) this.ids.set(part, found.parts.has(part) ? this.idFor(part) : null)
    for (const start of asked.starts) {
      this.completions.set(
        start,
        (found.byStart.get(start) ?? []).map((part) => this.idFor(part)),
      )
    }
  }

  private idFor(part: string): number {
    const existing = this.ids.get(part)
    if (typeof existing === 'number') return existing
    this.parts.push(part)
    this.ids.set(part, this.parts.length - 1)
    return this.parts.length - 1
  }
}
