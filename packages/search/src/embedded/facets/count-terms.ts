import type { TermsBucket } from '../../port.ts'
import type { Field } from '../fields/field.ts'
import { compareTokens, scalarOf } from '../fields/token.ts'
import { pickLowest } from '../order/pick-lowest.ts'

/** The values of a field with the number of documents that have them: most first, then by value. */
export function countTerms(field: Field, counts: Uint32Array, size: number): TermsBucket[] {
  const numbers: number[] = []
  for (let number = 0; number < counts.length; number += 1) if (counts[number] !== 0) numbers.push(number)
  const keys = new Float64Array(numbers.length)
  for (let place = 0; place < keys.length; place += 1) keys[place] = -(counts[numbers[place] ?? 0] ?? 0)
  const tokenOf = (place: number) => field.tokenAt(numbers[place] ?? 0) ?? ''
  const compareTies = (a: number, b: number) => compareTokens(tokenOf(a), tokenOf(b))
  return Array.from(pickLowest({ keys, compareTies }, size), (place) => ({
    key: scalarOf(tokenOf(place)),
    count: -(keys[place] ?? 0),
  }))
}
