import { createLanguageTools } from '@vonk/search/languages'
import type { Facet, SearchDocument, SearchQuery } from '@vonk/search/port'
import MiniSearch from 'minisearch'
import type { Engine } from './candidate.ts'
import { alternatives, type FlatDocument, flatField, flatten, groupFacets, type SimpleCondition } from './flatten.ts'

/** MiniSearch finds the text; filters, order and facets are a scan over plain objects, as one would write it first. */
export const minisearch: Engine = {
  title: 'MiniSearch + own facets',
  async open(language) {
    const { words, stem } = createLanguageTools(language)
    const index = new MiniSearch<FlatDocument>({
      fields: ['name', 'sku', 'categories', 'hints'],
      tokenize: words,
      processTerm: stem,
      searchOptions: { boost: { name: 4, sku: 2, categories: 1, hints: 2 }, fuzzy: 0.25, maxFuzzy: 2, prefix: false },
    })
    const documents = new Map<string, { readonly flat: FlatDocument; readonly source: SearchDocument }>()
    const all: FlatDocument[] = []
    return {
      async add(batch) {
        for (const source of batch) {
          const flat = flatten(source)
          documents.set(flat.id, { flat, source })
          all.push(flat)
          index.add(flat)
        }
      },
      finish: async () => {},
      async query(query) {
        const scores = query.text ? new Map(index.search(query.text).map(({ id, score }) => [String(id), score])) : null
        const found = scores ? all.filter(({ id }) => scores.has(id)) : all
        const passing = filter(found, query, [])
        const page = passing
          .sort((a, b) => compare(a, b, query, scores))
          .slice(query.from, query.from + query.size)
          .map(({ id }) => documents.get(id)?.source.id ?? id)
        for (const { facets, ignoring } of groupFacets(query.facets, query.filters)) {
          const counted = filter(found, query, ignoring)
          for (const facet of facets) countFacet(facet, counted)
        }
        return { total: passing.length, ids: page }
      },
      async suggest(prefix, size) {
        return index.autoSuggest(prefix).slice(0, size).length
      },
      megabytesElsewhere: async () => 0,
      close: async () => {},
    }
  },
}

function valuesOf(flat: FlatDocument, path: string): readonly (number | string)[] {
  const field = flatField(path)
  if (field === null) return []
  if (field in flat.lists) return flat.lists[field as keyof FlatDocument['lists']] // it is one of the lists
  if (field in flat.numbers) return [flat.numbers[field as keyof FlatDocument['numbers']]] // it is one of the numbers
  return field === 'in_stock' ? [flat.in_stock] : [flat[field as 'final_price' | 'updated' | 'position']] // what is left
}

function filter(found: readonly FlatDocument[], { filters }: SearchQuery, ignoring: readonly string[]): FlatDocument[] {
  const tests = filters
    .filter(({ name }) => !ignoring.includes(name))
    .map(({ condition }) => alternatives(condition).map(testOf))
  return found.filter((flat) => tests.every((any) => any.some((test) => test(flat))))
}

function testOf(condition: SimpleCondition): (flat: FlatDocument) => boolean {
  if (condition.kind === 'in') {
    const wanted = new Set(condition.values.map((value) => (typeof value === 'boolean' ? String(value) : value)))
    return (flat) => valuesOf(flat, condition.field).some((value) => wanted.has(value))
  }
  const { gte, lt } = condition.kind === 'range' ? condition : {}
  return (flat) =>
    valuesOf(flat, condition.field).some((value) => value >= (gte ?? 0) && value < (lt ?? Number.MAX_VALUE))
}

function compare(
  a: FlatDocument,
  b: FlatDocument,
  { sort: [sort] }: SearchQuery,
  scores: Map<string, number> | null,
): number {
  if (sort === undefined || typeof sort === 'string') return (scores?.get(b.id) ?? 0) - (scores?.get(a.id) ?? 0)
  const difference = Number(valuesOf(a, sort.field)[0] ?? 0) - Number(valuesOf(b, sort.field)[0] ?? 0)
  return (sort.direction === 'asc' ? difference : -difference) || Number(a.id) - Number(b.id)
}

function countFacet(facet: Facet, documents: readonly FlatDocument[]): unknown {
  const counts = new Map<number | string, number>()
  for (const flat of documents)
    for (const value of valuesOf(flat, facet.field)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const size = facet.kind === 'terms' ? facet.size : counts.size
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, size)
}
