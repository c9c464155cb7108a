import type { SearchDocument } from '../../port.ts'

type Id = SearchDocument['id']

/** Numbers by value, then texts by letter. */
export function compareIds(a: Id, b: Id): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'number') return -1
  if (typeof b === 'number') return 1
  if (a === b) return 0
  return a < b ? -1 : 1
}
