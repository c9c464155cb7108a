import type { Condition, Scalar } from '../../port.ts'
import { comparableOf, tokenOf } from '../../values/token.ts'
import { type Bitset, createBitset, intersect, subtract, unite } from '../sets/bitset.ts'
import type { Field } from './field.ts'
import type { FieldTree } from './field-tree.ts'

/** Nobody writes a condition this deep; following one would overflow the stack. */
const DEEPEST = 100

export type Matching = { readonly fields: FieldTree; readonly live: Bitset }

/** The slots a condition holds for, to be read only; a condition too deep to follow holds for none. */
export function matchCondition(condition: Condition, matching: Matching): Bitset {
  return isTooDeep(condition) ? empty(matching) : match(condition, matching)
}

function match(condition: Condition, matching: Matching): Bitset {
  switch (condition.kind) {
    case 'all':
      return matchAll(condition.of, matching)
    case 'any':
      return matchAny(condition.of, matching)
    case 'none': {
      const others = matching.live.slice()
      subtract(others, matchAny(condition.of, matching))
      return others
    }
    default:
      return matchField(condition, matching)
  }
}

function matchAll(conditions: readonly Condition[], matching: Matching): Bitset {
  const result = matching.live.slice()
  for (const condition of conditions) intersect(result, match(condition, matching))
  return result
}

function matchAny(conditions: readonly Condition[], matching: Matching): Bitset {
  const result = empty(matching)
  for (const condition of conditions) unite(result, match(condition, matching))
  return result
}

type FieldCondition = Extract<Condition, { readonly field: string }>

function matchField(condition: FieldCondition, matching: Matching): Bitset {
  const node = matching.fields.find(condition.field)
  if (!node) return empty(matching)
  if (condition.kind === 'in') return matchValues(condition.values, node.field, matching)
  const result = empty(matching)
  if (condition.kind === 'exists') node.present.addTo(result)
  else node.field.addBetween(rangeOf(condition), result)
  return result
}

function matchValues(values: readonly Scalar[], field: Field, matching: Matching): Bitset {
  const tokens = new Set(values.map(tokenOf))
  const numbers = [...tokens].map((token) => (token === null ? null : field.find(token))).filter((one) => one !== null)
  const [only] = numbers
  // Most filters of a list name one value that many documents have: its set is the answer.
  const kept = only !== undefined && numbers.length === 1 ? field.holders.asBits(only) : null
  if (kept) return kept
  const result = empty(matching)
  for (const number of numbers) field.holders.addTo(number, result)
  return result
}

type RangeCondition = Extract<Condition, { readonly kind: 'range' }>

/** Values without a number or date are in no range; a bound that is neither leaves the range empty. */
function rangeOf({ gt, gte, lt, lte }: RangeCondition): (value: number) => boolean {
  const above = boundOf(gt, Number.NEGATIVE_INFINITY)
  const from = boundOf(gte, Number.NEGATIVE_INFINITY)
  const below = boundOf(lt, Number.POSITIVE_INFINITY)
  const to = boundOf(lte, Number.POSITIVE_INFINITY)
  return (value) => value > above && value >= from && value < below && value <= to
}

function boundOf(bound: number | string | undefined, open: number): number {
  if (bound === undefined) return open
  if (typeof bound === 'number') return bound
  return comparableOf(tokenOf(bound) ?? '')
}

function empty({ live }: Matching): Bitset {
  return createBitset(live.length * 32)
}

function isTooDeep(condition: Condition): boolean {
  let level: readonly Condition[] = [condition]
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level.flatMap((part) => ('of' in part ? part.of : []))
    if (level.length === 0) return false
  }
  return true
}
