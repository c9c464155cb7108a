import { z } from 'zod'

const operations = [
  'is',
  'in',
  'not_in',
  'like',
  'not_like',
  'in_array',
  'any_in_array',
  'all_in_array',
  'gt_date',
  'lt_date',
  'gt_int',
  'lt_int',
  'gt_float',
  'lt_float',
] as const

/** What a field is compared with, in the words of Storyblok; `in_array` is the older name of `any_in_array`. */
export type StoryOperation = (typeof operations)[number]

/** One comparison of a field of the content; the field is a path such as `seo.title` or `body.0.title`. */
export type StoryCondition = {
  readonly field: readonly string[]
  readonly operation: StoryOperation
  readonly values: readonly string[]
}

/** Every condition of `all` holds, and every one of some alternative in `any` unless there is none. */
export type StoryFilter = {
  readonly all: readonly StoryCondition[]
  readonly any: readonly (readonly StoryCondition[])[]
}

const mostConditions = 20
const mostValues = 100
const kinds = ['empty', 'not_empty', 'empty_array', 'not_empty_array', 'true', 'false', 'null', 'not_null']
const shapes: Readonly<Partial<Record<StoryOperation, { readonly pattern: RegExp; readonly expected: string }>>> = {
  is: { pattern: new RegExp(`^(?:${kinds.join('|')})$`), expected: `one of ${kinds.join(', ')}` },
  gt_date: { pattern: /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d.*)?$/, expected: 'a date such as 2026-11-01 09:30' },
  lt_date: { pattern: /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d.*)?$/, expected: 'a date such as 2026-11-01 09:30' },
  gt_int: { pattern: /^-?\d{1,15}$/, expected: 'a whole number' },
  lt_int: { pattern: /^-?\d{1,15}$/, expected: 'a whole number' },
  gt_float: { pattern: /^-?\d{1,15}(?:\.\d{1,15})?$/, expected: 'a number' },
  lt_float: { pattern: /^-?\d{1,15}(?:\.\d{1,15})?$/, expected: 'a number' },
}

/**
 * `filter_query[field][operation]=value` and `filter_query[__or][][field][operation]=value`, as the pairs of the address.
 * Conditions with one number, `[__or][0]`, are one alternative.
 */
export const storyFilterSchema = z
  .array(z.tuple([z.string().max(300), z.string().max(2_000)]))
  .max(mostConditions)
  .transform((pairs, context): StoryFilter => {
    const all: StoryCondition[] = []
    const alternatives = new Map<string, StoryCondition[]>()
    for (const [key, value] of pairs) {
      const [, alternative, number, field = '', operation = ''] =
        /^filter_query(\[__or\]\[(\d{0,3})\])?\[([\w-]+(?:\.[\w-]+){0,9})\]\[(\w+)\]$/.exec(key) ?? []
      const condition = toCondition(field, operation, value)
      if (typeof condition === 'string')
        context.addIssue({ code: 'custom', message: `${key.slice(0, 80)} ${condition}` })
      else if (!alternative) all.push(condition)
      else {
        const name = number || `unnumbered ${alternatives.size}`
        alternatives.set(name, [...(alternatives.get(name) ?? []), condition])
      }
    }
    return { all, any: [...alternatives.values()] }
  })

/** The condition, or what is wrong with it. */
function toCondition(field: string, operation: string, value: string): StoryCondition | string {
  if (field === '') return 'is not of the form filter_query[field][operation]'
  if (!isOperation(operation)) return `has no operation we know: expected one of ${operations.join(', ')}`
  const { pattern, expected } = shapes[operation] ?? {}
  if (pattern && !pattern.test(value)) return `has a value that is not ${expected}`
  // A comma is part of a pattern, and between values everywhere else.
  const values = operation.endsWith('like') ? [value] : value.split(',').map((part) => part.trim())
  if (values.length > mostValues) return `has more than ${mostValues} values`
  return { field: field.split('.'), operation, values }
}

function isOperation(text: string): text is StoryOperation {
  return operations.some((operation) => operation === text)
}

/** The filter as pairs of an address again. */
export function storyFilterPairs({ all, any }: StoryFilter): [string, string][] {
  const pairOf = ({ field, operation, values }: StoryCondition, prefix: string): [string, string] => [
    `${prefix}[${field.join('.')}][${operation}]`,
    values.join(','),
  ]
  return [
    ...all.map((condition) => pairOf(condition, 'filter_query')),
    ...any.flatMap((conditions, number) =>
      conditions.map((condition) => pairOf(condition, `filter_query[__or][${number}]`)),
    ),
  ]
}
