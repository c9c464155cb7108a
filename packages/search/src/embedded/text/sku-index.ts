import { searchWords } from '@vonk/domain/search-text'
import { Buckets } from '../../text/buckets.ts'
import { isSameList, NumberLists } from '../fields/number-lists.ts'
import { SlotSets } from '../sets/slot-sets.ts'

/** What must be typed of a number before it is completed. */
const START = 4

/** Whose number has a part: the document's own, or one of its variants'. */
type Side = { readonly holders: SlotSets; readonly lists: NumberLists }

/** Article numbers, whole and in the parts between their dashes. */
export class SkuIndex {
  readonly own: Side = { holders: new SlotSets(), lists: new NumberLists() }
  readonly variants: Side = { holders: new SlotSets(), lists: new NumberLists() }
  private readonly parts = new Map<string, number>()
  private readonly starts = new Buckets((part) => part.slice(0, START))

  /** Answers whether they are others than before. */
  put(slot: number, skus: { readonly own: readonly string[]; readonly variants: readonly string[] }): boolean {
    const own = new Set(skus.own.flatMap(searchWords))
    const variants = new Set(skus.variants.flatMap(searchWords).filter((part) => !own.has(part)))
    const hasOtherOwn = this.putSide(this.own, slot, own)
    return this.putSide(this.variants, slot, variants) || hasOtherOwn
  }

  find(part: string): number | null {
    const id = this.parts.get(part)
    return id !== undefined && this.isUsed(id) ? id : null
  }

  completionsOf(start: string, size: number): number[] {
    if (start.length < START) return []
    const found: number[] = []
    for (const part of this.starts.near(start)) {
      if (found.length === size) break
      const id = part.startsWith(start) ? this.find(part) : null
      if (id !== null) found.push(id)
    }
    return found
  }

  private isUsed(id: number): boolean {
    return this.own.holders.size(id) > 0 || this.variants.holders.size(id) > 0
  }

  private putSide({ holders, lists }: Side, slot: number, parts: ReadonlySet<string>): boolean {
    const before = lists.get(slot)
    for (const id of before) holders.remove(id, slot)
    const ids = Array.from(parts, (part) => this.idFor(part))
    for (const id of ids) holders.add(id, slot)
    lists.set(slot, ids)
    return !isSameList(before, ids)
  }

  private idFor(part: string): number {
    const existing = this.parts.get(part)
    if (existing !== undefined) return existing
    const id = this.parts.size
    this.parts.set(part, id)
    this.starts.add(part)
    return id
  }
}
