import type { CatalogueEntity } from '../reading/catalogue-entity.ts'
import type { Place } from '../reading/dump-row.ts'

export type CountedKind = CatalogueEntity | 'stock'

export type Tally = {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: number
  readonly removed: number
}

/** A document that did not go in, and why, in words. */
export type Refusal = {
  readonly place: Place
  readonly entity: CatalogueEntity | null
  /** Its id, and what people call it, as far as it says. */
  readonly name: string
  readonly reason: string
}

/** Something worth knowing that kept nothing out: of what, how often, and the first time. */
export type Remark = {
  readonly about: 'products' | 'categories'
  readonly text: string
  readonly count: number
  readonly first: string
}

export type ImportSummary = {
  readonly tallies: ReadonlyMap<CountedKind, Tally>
  /** Rows that could not be told to be anything. */
  readonly unreadable: number
  readonly passedOver: ReadonlyMap<string, number>
  readonly remarks: readonly Remark[]
  /** What the owner has to do something about, in whole sentences. */
  readonly warnings: readonly string[]
  /** Whether what seems to be missing was kept, because some of the dump could not be read. */
  readonly isRemovalHeld: boolean
}

export type Ledger = ReturnType<typeof createLedger>

const nothing: Tally = { added: 0, changed: 0, unchanged: 0, refused: 0, removed: 0 }

/** The books of one import. */
export function createLedger(onRefusal: (refusal: Refusal) => void) {
  const tallies = new Map<CountedKind, Tally>()
  const passedOver = new Map<string, number>()
  const remarks = new Map<string, Remark>()
  const warnings = new Set<string>()
  let unreadable = 0
  let isRemovalHeld = false

  function count(kind: CountedKind, what: keyof Tally, number = 1): void {
    const tally = tallies.get(kind) ?? nothing
    tallies.set(kind, { ...tally, [what]: tally[what] + number })
  }

  return {
    count,
    refuse(refusal: Refusal): void {
      if (refusal.entity === null) unreadable += 1
      else count(refusal.entity, 'refused')
      onRefusal(refusal)
    },
    passOver(type: string): void {
      passedOver.set(type, (passedOver.get(type) ?? 0) + 1)
    },
    remark(about: Remark['about'], text: string, name: string): void {
      const key = `${about} ${text}`
      const { count: times = 0, first = name } = remarks.get(key) ?? {}
      remarks.set(key, { about, text, count: times + 1, first })
    },
    warn(sentence: string): void {
      warnings.add(sentence)
    },
    /** A row nobody could read may have been any of those that seem to be missing. */
    mayRemove(): boolean {
      isRemovalHeld = unreadable > 0
      return !isRemovalHeld
    },
    summary(): ImportSummary {
      return { tallies, unreadable, passedOver, remarks: [...remarks.values()], warnings: [...warnings], isRemovalHeld }
    },
  }
}
