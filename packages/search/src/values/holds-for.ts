import type { Condition, Scalar, SearchDocument } from '../port.ts'
import { comparableOf, tokenOf } from './token.ts'

/** Whether a condition holds for a document, by looking at it: for the few that no engine holds. */
export function holdsFor(condition: Condition, document: SearchDocument): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((part) => holdsFor(part, document))
    case 'any':
      return condition.of.some((part) => holdsFor(part, document))
    case 'none':
      return !condition.of.some((part) => holdsFor(part, document))
    case 'in': {
      const tokens = new Set(condition.values.map(tokenOf))
      return valuesOf(document, condition.field).some((value) => tokens.has(tokenOf(value)))
    }
    case 'exists':
      return hasLeaf(document, condition.field.split('.'))
    default:
      return numbersOf(document, condition.field).some((number) => isWithin(number, condition))
  }
}

/** All scalars at a path. */
export function valuesOf(document: SearchDocument, field: string): Scalar[] {
  return valuesAt(document, field.split('.'))
}

/** Those of them that are numbers or dates. */
export function numbersOf(document: SearchDocument, field: string): number[] {
  return valuesOf(document, field)
    .map(toNumber)
    .filter((number) => !Number.isNaN(number))
}

function valuesAt(value: unknown, path: readonly string[]): Scalar[] {
  if (Array.isArray(value)) return value.flatMap((element) => valuesAt(element, path))
  const [key, ...rest] = path
  if (key !== undefined) return isObject(value) ? valuesAt(value[key], rest) : []
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : []
}

function hasLeaf(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((element) => hasLeaf(element, path))
  const [key, ...rest] = path
  if (key !== undefined) return isObject(value) && hasLeaf(value[key], rest)
  return isObject(value)
    ? Object.values(value).some((part) => hasLeaf(part, []))
    : value !== null && value !== undefined
}

function isWithin(value: number, { gt, gte, lt, lte }: Extract<Condition, { kind: 'range' }>): boolean {
  const isAbove = (gt === undefined || value > toNumber(gt)) && (gte === undefined || value >= toNumber(gte))
  return isAbove && (lt === undefined || value < toNumber(lt)) && (lte === undefined || value <= toNumber(lte))
}

function toNumber(value: Scalar): number {
  return typeof value === 'number' ? value : comparableOf(tokenOf(value) ?? '')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
