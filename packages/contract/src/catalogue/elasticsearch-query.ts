import { z } from 'zod'

/**
 * The queries of Elasticsearch that Vue Storefront 1 builds, and no others. How its words are weighed (`multi_match`, boosts) is
 * taken and not followed: the shop's search weighs words by itself.
 */

const fieldName = z.string().min(1).max(128)
const scalar = z.union([z.string().max(1000), z.number(), z.boolean()])
const bound = z.union([z.string().max(64), z.number()])

/** An object with one key, the name of a field. */
function perField<Value extends z.ZodType>(value: Value) {
  return z.record(fieldName, value).refine((fields) => Object.keys(fields).length === 1, 'Name one field')
}

const range = z
  .strictObject({ gt: bound, gte: bound, lt: bound, lte: bound })
  .partial()
  .describe('Numbers or dates; at least one end')
  .refine((ends) => Object.keys(ends).length > 0, 'A range needs an end')

/** What generic clients ask first. */
const matchAll = z.strictObject({ boost: z.number().optional() })

const matched = z.union([scalar, z.strictObject({ query: scalar, boost: z.number().optional() })])

export type ElasticsearchClause =
  | { readonly terms: Readonly<Record<string, readonly z.output<typeof scalar>[]>> }
  | { readonly term: Readonly<Record<string, z.output<typeof scalar>>> }
  | { readonly match: Readonly<Record<string, z.output<typeof matched>>> }
  | { readonly range: Readonly<Record<string, z.output<typeof range>>> }
  | { readonly exists: { readonly field: string } }
  | { readonly match_all: Readonly<Record<never, never>> }
  | { readonly bool: ElasticsearchBool }

type Clauses = ElasticsearchClause | readonly ElasticsearchClause[]

export type ElasticsearchBool = {
  readonly filter?: Clauses | undefined
  readonly must?: Clauses | undefined
  readonly must_not?: Clauses | undefined
  readonly should?: Clauses | undefined
  readonly minimum_should_match?: 1 | '1' | undefined
}

const clause: z.ZodType<ElasticsearchClause> = z.lazy(() =>
  z.union([
    z.strictObject({ terms: perField(z.array(scalar).max(1000)) }),
    z.strictObject({ term: perField(scalar) }),
    z.strictObject({ match: perField(matched) }),
    z.strictObject({ range: perField(range) }),
    z.strictObject({ exists: z.strictObject({ field: fieldName }) }),
    z.strictObject({ match_all: matchAll }),
    z.strictObject({ bool }),
  ]),
)
const clauses = z.union([clause, z.array(clause).max(100)])
const boolParts = {
  filter: clauses.optional(),
  must: clauses.optional(),
  must_not: clauses.optional(),
  should: clauses.optional(),
  minimum_should_match: z.literal([1, '1']).optional(),
}
const bool: z.ZodType<ElasticsearchBool> = z.strictObject(boolParts)

/** Words that were searched for: the text stands in the first of the alternatives, the others look for it among skus. */
const words = z.strictObject({
  function_score: z.strictObject({
    query: z.strictObject({
      bool: z.strictObject({
        should: z.tuple([z.strictObject({ multi_match: z.looseObject({ query: z.string().max(1000) }) })], z.unknown()),
      }),
    }),
    functions: z.unknown().optional(),
    score_mode: z.unknown().optional(),
    boost_mode: z.unknown().optional(),
    max_boost: z.unknown().optional(),
    min_score: z.unknown().optional(),
  }),
})

const aggregation = z.union([
  z.strictObject({ terms: z.strictObject({ field: fieldName, size: z.int().optional() }) }),
  z.strictObject({
    range: z.strictObject({
      field: fieldName,
      ranges: z.array(z.strictObject({ from: z.number().optional(), to: z.number().optional() })).max(50),
    }),
  }),
])

export const elasticsearchQuerySchema = z.strictObject({
  query: z
    .union([
      words,
      z.strictObject({ match_all: matchAll }),
      z.strictObject({ bool: z.strictObject({ ...boolParts, must: z.union([words, clauses]).optional() }) }),
    ])
    .optional(),
  aggs: z
    .record(z.string().max(256), aggregation)
    .refine((named) => Object.keys(named).length <= 130, 'Too many aggregations')
    .optional(),
  sort: z
    .array(perField(z.strictObject({ order: z.enum(['asc', 'desc']) })))
    .max(8)
    .optional(),
  min_score: z.unknown().optional(),
  groupId: z.unknown().optional(),
  groupToken: z.unknown().optional(),
})

export type ElasticsearchQuery = z.output<typeof elasticsearchQuerySchema>
