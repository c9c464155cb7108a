import type { SearchQueryDto } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Condition, Filter, Scalar } from '@vonk/search/port'

type AppliedFilter = NonNullable<SearchQueryDto['_appliedFilters']>[number]
export type FilterRefusal = { readonly code: 'filter-value-missing'; readonly attribute: string }

/** Shoppers filter by what they pay, so both names of the price mean the final one, tax included. */
export const FINAL_PRICE = '_search.final_price'

type Operator = (field: string, operand: unknown) => Condition

const bound = (key: 'gt' | 'gte' | 'lt' | 'lte'): Operator => {
  return (field, operand) => ({ kind: 'range', field, [key]: boundOf(operand) })
}
const isOneOf: Operator = (field, operand) => ({ kind: 'in', field, values: scalarsOf(operand) })
const isNoneOf: Operator = (field, operand) => ({ kind: 'none', of: [isOneOf(field, operand)] })
const exists: Operator = (field) => ({ kind: 'exists', field })

const operators = new Map<string, Operator>([
  ['gt', bound('gt')],
  ['gte', bound('gte')],
  ['moreq', bound('gte')],
  ['from', bound('gte')],
  ['lt', bound('lt')],
  ['lte', bound('lte')],
  ['to', bound('lte')],
  // The API family reads "equals nothing" as "is there at all".
  ['eq', (field, operand) => (operand === null ? exists(field, operand) : isOneOf(field, operand))],
  [
    'neq',
    (field, operand) => (operand === null ? { kind: 'none', of: [exists(field, null)] } : isNoneOf(field, operand)),
  ],
  ['in', isOneOf],
  ['nin', isNoneOf],
  ['nor', isNoneOf],
])

/** The filters of a query on the wire; those that say "or" hold together when one of them does. */
export function translateFilters(applied: readonly AppliedFilter[]): Result<Filter[], FilterRefusal> {
  const filters: Filter[] = []
  const alternatives: Condition[] = []
  for (const filter of applied) {
    if (filter.value === null || filter.value === undefined) {
      return err({ code: 'filter-value-missing', attribute: filter.attribute })
    }
    const { demanded, alternative } = translateValue(filter)
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

function translateValue(filter: AppliedFilter): Translated {
  const { value } = filter
  const entries = isPlainObject(value) ? Object.entries(value) : [['in', value] as const]
  const demanded: Condition[] = []
  const alternative: Condition[] = []
  for (const [key, operand] of entries) {
    const { operator, isAlternative } = readOperator(key)
    const side = isAlternative ? alternative : demanded
    side.push(inScope(filter, (field) => operator(field, operand)))
  }
  return { demanded: join(demanded), alternative: join(alternative) }
}

/** `or` alone means one of its values; before another operator it makes that one an alternative. */
function readOperator(key: string): { operator: Operator; isAlternative: boolean } {
  if (key === 'or') return { operator: isOneOf, isAlternative: true }
  const bare = /^or[A-Z]/.test(key) ? key.charAt(2).toLowerCase() + key.slice(3) : null
  const alternative = bare === null ? undefined : operators.get(bare)
  if (alternative) return { operator: alternative, isAlternative: true }
  return { operator: operators.get(key) ?? isOneOf, isAlternative: false }
}

/** A shopper's filter also finds what one of the variants of a product has. */
function inScope({ attribute, scope }: AppliedFilter, condition: (field: string) => Condition): Condition {
  if (attribute === 'price' || attribute === 'final_price') return condition(FINAL_PRICE)
  if (scope !== 'catalog') return condition(attribute)
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
