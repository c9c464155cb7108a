import type { Sort } from '../../port.ts'
import { fieldNamesOf } from '../documents/field-names.ts'

type SortClause = Readonly<Record<string, unknown>>

const byId: SortClause[] = [by('id_number', 'asc', 'double'), by('id_text', 'asc', 'keyword')]
const byScore: SortClause = { _score: { order: 'desc' } }

/** `hasScores` where there is a text to be relevant to; by chance the score is drawn. */
export function translateSort(sorts: readonly Sort[], hasScores: boolean): SortClause[] {
  if (sorts.length === 0) return hasScores ? [byScore, ...byId] : byId
  const clauses = sorts.flatMap((sort) => {
    if (sort === 'random') return [byScore]
    if (sort === 'relevance') return hasScores ? [byScore] : []
    return byField(sort)
  })
  return [...clauses, ...byId]
}

/** What has a number comes before what has letters, and the other way round downwards; what has neither is last. */
function byField({ field, direction }: Exclude<Sort, string>): SortClause[] {
  const { numbers, letters } = fieldNamesOf(field)
  const clauses = [by(numbers, direction, 'double'), by(letters, direction, 'keyword')]
  return direction === 'asc' ? clauses : clauses.toReversed()
}

function by(field: string, order: 'asc' | 'desc', type: 'double' | 'keyword'): SortClause {
  return { [field]: { order, missing: '_last', unmapped_type: type } }
}
