import { describe } from 'vitest'
import { describeBadInput } from './conformance/bad-input.ts'
import { describeDocuments } from './conformance/documents.ts'
import { describeFacets } from './conformance/facets.ts'
import { describeFilters } from './conformance/filters.ts'
import { describeOrder } from './conformance/order.ts'
import { describeText } from './conformance/text.ts'
import type { OpenEngine } from './conformance/trial.ts'

/** What every search engine of the shop must do; an adapter calls it in its own test. */
export function describeSearchEngine(name: string, open: OpenEngine): void {
  describe(name, () => {
    describeDocuments(open)
    describeFilters(open)
    describeOrder(open)
    describeFacets(open)
    describeText(open)
    describeBadInput(open)
  })
}
