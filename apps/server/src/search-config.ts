import { z } from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'expected http(s) addresses with commas between them' })

/** The variables that say where products are found. */
export const searchVariables = {
  VONK_SEARCH: z.string().optional(),
  SEARCH_URL: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(address))
    .optional(),
  SEARCH_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_]{0,39}$/, 'expected small letters, digits and _, at most 40')
    .default('vonk'),
}

type SearchEnvironment = z.output<z.ZodObject<typeof searchVariables>>

export type SearchConfig = {
  /** The name of the search engine. */
  readonly searchAdapter: string
  /** The nodes of its cluster, and what the names of our indexes begin with. */
  readonly searchCluster: { readonly urls: readonly string[]; readonly prefix: string }
}

/** The variables that are missing, by name, with why they are needed. */
export function missingForSearch({ VONK_SEARCH, SEARCH_URL }: SearchEnvironment): Record<string, string> {
  return VONK_SEARCH === 'opensearch' && !SEARCH_URL ? { SEARCH_URL: 'is needed when VONK_SEARCH is opensearch' } : {}
}

export function searchConfigOf({ VONK_SEARCH, SEARCH_URL, SEARCH_PREFIX }: SearchEnvironment): SearchConfig {
  return {
    searchAdapter: VONK_SEARCH ?? (SEARCH_URL ? 'opensearch' : 'embedded'),
    searchCluster: { urls: SEARCH_URL ?? [], prefix: SEARCH_PREFIX },
  }
}
