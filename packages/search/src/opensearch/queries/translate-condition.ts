import type { Condition, Filter } from '../../port.ts'
import { comparableOf, tokenOf } from '../../values/token.ts'
import { fieldNamesOf } from '../documents/field-names.ts'
import { keyOf } from '../documents/value-keys.ts'

export type Clause = Readonly<Record<string, unknown>>

export const nothing: Clause = { match_none: {} }
const everything: Clause = { match_all: {} }

/** Nobody writes a condition this deep; following one would overflow the stack. */
const DEEPEST = 100

/** A condition too deep to follow holds for nothing. */
function translateCondition(condition: Condition): Clause {
  return isTooDeep(condition) ? nothing : translate(condition)
}

/** All of these, each once: a thousand equal filters are one. */
export function translateFilters(filters: readonly Filter[]): Clause[] {
  const clauses = filters.map(({ condition }) => translateCondition(condition))
  return [...new Map(clauses.map((clause) => [JSON.stringify(clause), clause])).values()]
}

export function all(clauses: readonly Clause[]): Clause {
  const [only] = clauses
  if (!only) return everything
  return clauses.length === 1 ? only : { bool: { filter: clauses } }
}

export function any(clauses: readonly Clause[]): Clause {
  const [only] = clauses
  if (!only) return nothing
  return clauses.length === 1 ? only : { bool: { should: clauses, minimum_should_match: 1 } }
}

function translate(condition: Condition): Clause {
  switch (condition.kind) {
    case 'all':
      return all(condition.of.map(translate))
    case 'any':
      return any(condition.of.map(translate))
    case 'none':
      return condition.of.length === 0 ? everything : { bool: { must_not: condition.of.map(translate) } }
    case 'exists':
      return { term: { paths: condition.field.toWellFormed() } }
    case 'in':
      return translateValues(condition)
    default:
      return translateRange(condition)
  }
}

function translateValues({ field, values }: Extract<Condition, { kind: 'in' }>): Clause {
  const keys = new Set(values.map(tokenOf).flatMap((token) => (token === null ? [] : keyOf(token))))
  return keys.size === 0 ? nothing : { terms: { [fieldNamesOf(field).values]: [...keys] } }
}

/** A bound that is neither number nor date, or that nothing reaches, leaves the range empty. */
function translateRange({ field, gt, gte, lt, lte }: Extract<Condition, { kind: 'range' }>): Clause {
  const { numbers } = fieldNamesOf(field)
  const [above, from] = [boundOf(gt, Number.NEGATIVE_INFINITY), boundOf(gte, Number.NEGATIVE_INFINITY)]
  const [below, to] = [boundOf(lt, Number.POSITIVE_INFINITY), boundOf(lte, Number.POSITIVE_INFINITY)]
  const [least, most] = [Math.max(above, from), Math.min(below, to)]
  if (least === Number.NEGATIVE_INFINITY && most === Number.POSITIVE_INFINITY) return { exists: { field: numbers } }
  const canBeMet = least <= most && least < Number.POSITIVE_INFINITY && most > Number.NEGATIVE_INFINITY
  if (!canBeMet) return nothing
  // One clause: of several values in a document a single one has to lie between both ends.
  const lower = Number.isFinite(least) && { [above >= from ? 'gt' : 'gte']: least }
  const upper = Number.isFinite(most) && { [below <= to ? 'lt' : 'lte']: most }
  return { range: { [numbers]: { ...lower, ...upper } } }
}

function boundOf(bound: number | string | undefined, open: number): number {
  if (bound === undefined) return open
  return typeof bound === 'number' ? bound : comparableOf(tokenOf(bound) ?? '')
}

function isTooDeep(condition: Condition): boolean {
  let level: readonly Condition[] = [condition]
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level.flatMap((part) => ('of' in part ? part.of : []))
    if (level.length === 0) return false
  }
  return true
}
