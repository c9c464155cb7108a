import type { BundleSlot } from '../load/product-page-data.ts'

/** What a link puts into a slot of a set; null while none is chosen. */
export function findPart(slot: BundleSlot, linkId: string | undefined) {
  for (const design of slot.designs) {
    const part = design.links.find(({ id }) => id === linkId)
    if (part) return { slot, design, part }
  }
  return null
}
