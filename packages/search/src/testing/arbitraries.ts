import fc from 'fast-check'
import type { Condition, Facet, SearchDocument, SearchQuery, Sort } from '../port.ts'

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.integer({ min: 0, max: 12 }).map(String),
  fc.constantFrom(0.5, '0.5', 'rood', 'blauw', '', true, false, '2026-01-02', '2026-01-02 10:00:00', '7.50', '007'),
)
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(fc.oneof(scalar, fc.constant(null)), { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, undefined, Number.NaN, []) },
)
const fields = ['a', 'b', 'c.d', 'c', 'list.e', 'unknown', 'id'] as const
const field = fc.constantFrom(...fields)

/** Few ids, so that documents replace each other. */
const anyDocument: fc.Arbitrary<SearchDocument> = fc.record(
  {
    id: fc.integer({ min: 0, max: 60 }),
    a: value,
    b: value,
    c: fc.oneof(fc.record({ d: value }), scalar, fc.constant(null)),
    list: fc.array(fc.record({ e: value, f: value }, { requiredKeys: [] }), { maxLength: 4 }),
  },
  { requiredKeys: ['id'] },
)

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({ kind: fc.constant('in' as const), field, values: fc.array(scalar, { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('exists' as const), field }),
    fc
      .record({
        field,
        bounds: fc.dictionary(
          fc.constantFrom('gt', 'gte', 'lt', 'lte'),
          fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom('3', '2026-01-02')),
        ),
      })
      .map(({ field, bounds }): Condition => ({ kind: 'range', field, ...bounds })),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const, 'none' as const),
      of: fc.array(tie('condition'), { maxLength: 3 }),
    }),
  ),
}))

const sort: fc.Arbitrary<Sort> = fc.oneof(
  fc.record({ field, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  fc.constant('relevance' as const),
)
const ignoring = fc.subarray(['one', 'two', 'three', 'none'])
const range = fc.record(
  { from: fc.integer({ min: -3, max: 12 }), to: fc.integer({ min: -3, max: 12 }) },
  { requiredKeys: [] },
)
const facet: fc.Arbitrary<Facet> = fc.oneof(
  fc.record({
    kind: fc.constant('terms' as const),
    name: fc.string(),
    field,
    ignoring,
    size: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({
    kind: fc.constant('ranges' as const),
    name: fc.string(),
    field,
    ignoring,
    ranges: fc.array(range, { maxLength: 40 }),
  }),
)

/** A query without a text, which a naive engine can answer too. */
export const anyQuery: fc.Arbitrary<SearchQuery> = fc.record({
  text: fc.constant(''),
  filters: fc.array(fc.record({ name: fc.constantFrom('one', 'two', 'three'), condition }), { maxLength: 3 }),
  sort: fc.array(sort, { maxLength: 3 }),
  from: fc.integer({ min: 0, max: 8 }),
  size: fc.integer({ min: 0, max: 20 }),
  facets: fc.uniqueArray(facet, { maxLength: 4, selector: ({ name }) => name }),
  fields: fc.constant({ include: [], exclude: [] }),
})

export type Change =
  | { readonly kind: 'index'; readonly documents: SearchDocument[] }
  | { readonly kind: 'remove' | 'retain'; readonly ids: number[] }

const ids = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 })

export const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('index' as const), documents: fc.array(anyDocument, { maxLength: 60 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), ids }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retain' as const), ids }) },
)

const word = fc.constantFrom(
  'jas',
  'Winterjas',
  'hoodie',
  'hoodies',
  'rode',
  'rood',
  'Mütze',
  'jeans',
  'spijkerbroek',
  'T-shirt',
  'kinderjas',
  '128',
  '98',
  'VK1',
  'VK1-98',
  'noa',
  'met',
  'hod',
)

export const anyText = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))

/** A document that can be found by its words. */
export const anyProduct: fc.Arbitrary<SearchDocument> = fc.record({
  id: fc.integer({ min: 0, max: 30 }),
  name: anyText,
  sku: word,
  category: fc.array(fc.record({ name: word }), { maxLength: 2 }),
  _search: fc.record({
    words: fc.array(word, { maxLength: 2 }),
    sizes: fc.array(fc.constantFrom('98', '104', '128'), { maxLength: 3 }),
  }),
})
