import { z } from 'zod'

const MOST_FILTERS = 60
const MOST_VALUES = 1000
const DEEPEST = 10
/** A search for words in the language of Elasticsearch. */
const DEEPEST_ELASTICSEARCH = 24

const fieldName = z.string().min(1).max(128)

/** What existing clients build and send instead of a query of the engine behind the API. */
export const searchQuerySchema = z
  .looseObject({
    _availableFilters: z
      .array(
        z.looseObject({
          field: fieldName,
          scope: z.string().nullish(),
          options: z.looseObject({ size: z.int().nullish() }).nullish(),
        }),
      )
      .max(MOST_FILTERS)
      .nullish(),
    _appliedFilters: z
      .array(z.looseObject({ attribute: fieldName, value: z.unknown(), scope: z.string().nullish() }))
      .max(MOST_FILTERS)
      .nullish(),
    _appliedSort: z
      .array(z.looseObject({ field: fieldName, options: z.unknown().optional() }))
      .max(8)
      .nullish(),
    _searchText: z.string().max(1000).nullish(),
    groupId: z.union([z.int(), z.string().max(16)]).nullish(),
    groupToken: z.string().max(4096).nullish(),
  })
  .superRefine((query, context) => {
    const deepest = 'query' in query ? DEEPEST_ELASTICSEARCH : DEEPEST
    if (isDeeperThan(query, deepest)) context.addIssue({ code: 'custom', message: 'The query is nested too deeply' })
    for (const { attribute, value } of query._appliedFilters ?? []) {
      if (Array.isArray(value) && value.length > MOST_VALUES) {
        context.addIssue({ code: 'custom', message: `The filter ${attribute} has too many values` })
      }
    }
  })

export type SearchQueryDto = z.output<typeof searchQuerySchema>

/** The same query in an address, as JSON text; some clients encode it once more than the address asks for. */
export const searchQueryTextSchema = z
  .string()
  .max(65_536)
  .transform((text, context) => {
    const query = parseJson(text) ?? parseJson(decoded(text))
    if (query !== undefined) return query
    context.addIssue({ code: 'custom', message: 'Expected JSON' })
    return z.NEVER
  })
  .pipe(searchQuerySchema)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown // Parsed by the schema.
  } catch {
    return undefined
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
