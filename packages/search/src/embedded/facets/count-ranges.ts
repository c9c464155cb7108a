import type { Facet, RangeBucket } from '../../port.ts'
import type { Field } from '../fields/field.ts'
import type { CountedDocuments } from './counted-documents.ts'

type Range = Extract<Facet, { readonly kind: 'ranges' }>['ranges'][number]

/** A mask has a bit for each range. */
const RANGES_AT_ONCE = 31

/** How many documents have a value in each range: from its lower end up to below its upper end. */
export function countRanges(field: Field, ranges: readonly Range[], documents: CountedDocuments): RangeBucket[] {
  const buckets: RangeBucket[] = []
  for (let start = 0; start < ranges.length; start += RANGES_AT_ONCE) {
    const some = ranges.slice(start, start + RANGES_AT_ONCE)
    const masks = new Int32Array(field.span)
    for (let number = 0; number < field.span; number += 1) masks[number] = maskOf(field.comparableAt(number), some)
    const byMask = field.lists.hasLists ? countJoined(field, masks, documents) : countSingle(field, masks, documents)
    for (const [index, range] of some.entries()) buckets.push({ ...range, count: countIn(index, byMask) })
  }
  return buckets
}

function countIn(range: number, byMask: ReadonlyMap<number, number>): number {
  let total = 0
  for (const [mask, count] of byMask) if (mask & (1 << range)) total += count
  return total
}

/** Each document has one value at most: what was counted by value can be added up. */
function countSingle(field: Field, masks: Int32Array, documents: CountedDocuments): Map<number, number> {
  const byMask = new Map<number, number>()
  for (const [number, count] of documents.countNumbers(field).entries()) {
    const mask = masks[number] ?? 0
    byMask.set(mask, (byMask.get(mask) ?? 0) + count)
  }
  return byMask
}

/** A document with two values in a range is in it once. */
function countJoined({ lists }: Field, masks: Int32Array, documents: CountedDocuments): Map<number, number> {
  const byMask = new Map<number, number>()
  for (const slot of documents.slots()) {
    const mask = lists.joinMasks(slot, masks)
    byMask.set(mask, (byMask.get(mask) ?? 0) + 1)
  }
  return byMask
}

/** Which of the ranges a value lies in. */
function maskOf(value: number, ranges: readonly Range[]): number {
  let mask = 0
  for (let index = 0; index < ranges.length; index += 1) {
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = ranges[index] ?? {}
    if (value >= from && value < to) mask |= 1 << index
  }
  return mask
}
