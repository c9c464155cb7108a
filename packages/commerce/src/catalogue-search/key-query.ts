import type { Scalar, SearchQuery } from '@vonk/search/port'

type Key = { readonly field: string; readonly values: readonly Scalar[]; readonly fields: SearchQuery['fields'] }

/** Asks for the documents that have one of these values, as many as there are values. */
export function keyQuery({ field, values, fields }: Key): SearchQuery {
  const filters = [{ name: 'key', condition: { kind: 'in', field, values } as const }]
  return { text: '', filters, sort: [], from: 0, size: values.length, facets: [], fields }
}
