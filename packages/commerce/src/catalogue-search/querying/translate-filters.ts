import type { SearchQueryDto } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Condition, Filter, Scalar } from '@vonk/search/port'
import { FINAL_PRICE, indexField } from '../indexing/index-fields.ts'

type AppliedFilter = NonNullable<SearchQueryDto['_appliedFilters']>[number]
export type FilterRefusal = { readonly code: 'filter-value-missing'; readonly attribute: string }

type Operator = (field: string, operand: unknown) => Condition

const bound = (key: 'gt' | 'gte' | 'lt' | 'lte'): Operator => {
  return (field, operand) => ({ kind: 'range', field, [key]: boundOf(operand) })
}
const isOneOf: Operator = (field, operand) => ({ kind: 'in', field, values: scalarsOf(operand) })
// The API family reads "equals nothing" as "is there at all".
const equals: Operator = (field, operand) => (operand === null ? { kind: 'exists', field } : isOneOf(field, operand))

const operators = new Map<string, Operator>([
  ['gt', bound('gt')],
  ['gte', bound('gte')],
  ['moreq', bound('gte')],
  ['from', bound('gte')],
  ['lt', bound('lt')],
  ['lte', bound('lte')],
  ['to', bound('lte')],
  ['eq', equals],
  ['in', isOneOf],
])

/** What must not hold: neither of a product nor of one of its variants. */
const negations = new Map<string, Operator>([
  ['neq', equals],
  ['nin', isOneOf],
  ['nor', isOneOf],
])

/** The filters of a query on the wire; those that say "or" hold together when one of them does. */
export function translateFilters(
  applied: readonly AppliedFilter[],
  priceField = FINAL_PRICE,
): Result<Filter[], FilterRefusal> {
  const filters: Filter[] = []
  const alternatives: Condition[] = []
  for (const filter of applied) {
    if (filter.value === null || filter.value === undefined) {
      return err({ code: 'filter-value-missing', attribute: filter.attribute })
    }
    const { demanded, alternative } = translateValue(filter, priceField)
    if (alternative) alternatives.push(alternative)
    if (demanded) filters.push({ name: filterName(filter), condition: demanded })
  }
  if (alternatives.length > 0) filters.push({ name: 'or', condition: { kind: 'any', of: alternatives } })
  return ok(filters)
}

/** The name under which a facet can leave the shopper's own choice out of its counts. */
export function filterName({ attribute, scope }: Pick<AppliedFilter, 'attribute' | 'scope'>): string {
  return scope === 'catalog' ? `catalog:${attribute}` : attribute
}

type Translated = { readonly demanded: Condition | null; readonly alternative: Condition | null }

function translateValue(filter: AppliedFilter, priceField: string): Translated {
  const { value } = filter
  const entries = isPlainObject(value) ? Object.entries(value) : [['in', value] as const]
  const demanded: Condition[] = []
  const alternative: Condition[] = []
  for (const [key, operand] of entries) {
    const { operator, isAlternative, isNegated } = readOperator(key)
    const side = isAlternative ? alternative : demanded
    const condition = inScope(filter, priceField, (field) => operator(field, operand))
    side.push(isNegated ? { kind: 'none', of: [condition] } : condition)
  }
  return { demanded: join(demanded), alternative: join(alternative) }
}

/** `or` alone means one of its values; before another operator it makes that one an alternative. */
function readOperator(key: string): ReadOperator {
  if (key === 'or') return { operator: isOneOf, isAlternative: true, isNegated: false }
  const bare = /^or[A-Z]/.test(key) ? key.charAt(2).toLowerCase() + key.slice(3) : key
  const negation = negations.get(bare)
  const operator = negation ?? operators.get(bare)
  if (!operator) return { operator: isOneOf, isAlternative: false, isNegated: false }
  return { operator, isAlternative: bare !== key, isNegated: negation !== undefined }
}

type ReadOperator = { readonly operator: Operator; readonly isAlternative: boolean; readonly isNegated: boolean }

/** A shopper's filter also finds what one of the variants of a product has. */
function inScope(
  { attribute, scope }: AppliedFilter,
  priceField: string,
  condition: (field: string) => Condition,
): Condition {
  const field = indexField(attribute, priceField)
  if (field !== attribute || scope !== 'catalog') return condition(field)
  const isConfigurable: Condition = { kind: 'in', field: 'type_id', values: ['configurable'] }
  const ofVariant: Condition = { kind: 'all', of: [isConfigurable, condition(`${attribute}_options`)] }
  return { kind: 'any', of: [condition(attribute), ofVariant] }
}

function join(conditions: readonly Condition[]): Condition | null {
  const [first, ...others] = conditions
  if (first === undefined) return null
  return others.length === 0 ? first : { kind: 'all', of: conditions }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function scalarsOf(operand: unknown): Scalar[] {
  const values = Array.isArray(operand) ? operand : [operand]
  return values.filter((value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
}

function boundOf(operand: unknown): number | string {
  if (typeof operand === 'number') return operand
  const text = String(operand)
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
