import { z } from 'zod'
import * as calls from '../calls/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { orEmpty, queryInteger } from '../query-fields.ts'
import { searchQuerySchema, searchQueryTextSchema } from './search-query.ts'

const params = z.object({
  index: z.string().describe('`vue_storefront_catalog` or `vue_storefront_catalog_{storeCode}`'),
  entity: z.string().describe('product, category, attribute, taxrule or review'),
})

const commaList = z
  .string()
  .max(8192)
  .transform((text) => text.split(',').filter((field) => field !== ''))

const query = {
  size: orEmpty(queryInteger())
    .optional()
    .describe(
      'At most 1,000 products, 4,000 of anything else. A list ends earlier once it holds 2 MB (8 MB of anything but products), after 100 at the earliest; go on from there.',
    ),
  from: orEmpty(queryInteger()).optional(),
  sort: z.string().max(256).optional().describe('`field:direction`, several with commas'),
  _source_include: commaList.optional(),
  _source_exclude: commaList.optional(),
  request_format: orEmpty(z.enum(['search-query', 'dsl']))
    .optional()
    .describe(
      'Without it a query with `query` or `aggs` is read as one of Elasticsearch, in the forms Vue Storefront 1 sends',
    ),
  response_format: orEmpty(z.enum(['compact', 'standard'])).optional(),
}

const termsBucket = z.object({ key: z.union([z.string(), z.number(), z.boolean()]), doc_count: z.int() })
const rangeBucket = z.object({
  key: z.string(),
  from: z.number().optional(),
  to: z.number().optional(),
  doc_count: z.int(),
})
const aggregationsSchema = z.record(z.string(), z.object({ buckets: z.array(z.union([rangeBucket, termsBucket])) }))

/** The documents themselves are not looked into again: they were checked when they were stored. */
const documents = z.array(z.unknown())

const compactSchema = z.object({
  hits: documents,
  total: z.int(),
  /** How many have every word that was searched for; in the order of relevance they come first. */
  complete: z.int(),
  aggregations: aggregationsSchema,
  attribute_metadata: documents,
})

const standardSchema = z.object({
  took: z.int(),
  timed_out: z.boolean(),
  hits: z.object({ total: z.int(), max_score: z.number().nullable(), hits: documents }),
  aggregations: aggregationsSchema,
})

const refusals = {
  'index-unknown': 404,
  'entity-unknown': { status: 404, details: z.object({ type: z.string() }) },
  'filter-value-missing': { status: 400, details: z.object({ attribute: z.string() }) },
  'query-format-unsupported': { status: 400, details: z.object({ where: z.string() }) },
  'search-unavailable': 503,
} as const

const messages = {
  'index-unknown':
    'Invalid / inaccessible index name given in the URL. Please do use following URL format: /api/catalog/<index_name>/_search',
  'entity-unknown': 'No entity type registered for {type}',
  'filter-value-missing': 'The filter {attribute} has no value',
  'query-format-unsupported':
    'This query of Elasticsearch is beyond what the shop understands ({where}). Send it with request_format=search-query',
  'search-unavailable': 'Can not connect the vue-storefront-api / ElasticSearch instance!',
}

export const searchCatalogue = endpoint(calls.searchCatalogue, {
  summary: 'Products, categories, attributes, tax rules and reviews by filters and text, with facets',
  params,
  query: z.object(query),
  // A query has fields of any name: apart from those of path and address it cannot take their place.
  body: searchQuerySchema.transform((question) => ({ question })),
  bodyLimit: 65_536,
  result: z.union([compactSchema, standardSchema]),
  refusals,
  messages,
})

export const searchCatalogueByAddress = endpoint(calls.searchCatalogueByAddress, {
  summary: 'The same search with the query in the address',
  params,
  query: z.object({ ...query, request: orEmpty(searchQueryTextSchema).optional() }),
  result: z.union([compactSchema, standardSchema]),
  refusals,
  messages,
})

export const suggestSearches = endpoint(calls.suggestSearches, {
  summary: 'Completions of what was typed so far, most frequent first',
  query: z.object({ q: z.string().max(200), size: queryInteger().optional() }),
  result: z.array(z.object({ text: z.string(), count: z.int() })),
  refusals: { 'search-unavailable': 503 },
  messages: { 'search-unavailable': messages['search-unavailable'] },
})
