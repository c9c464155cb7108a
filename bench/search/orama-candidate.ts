import { type AnyOrama, create, insertMultiple, search } from '@orama/orama'
import { createLanguageTools } from '@vonk/search/languages'
import type { Filter, SearchQuery } from '@vonk/search/port'
import type { Engine } from './candidate.ts'
import {
  alternatives,
  type FlatDocument,
  flatField,
  flatten,
  groupFacets,
  listFields,
  numberFields,
  type SimpleCondition,
} from './flatten.ts'

const texts = ['name', 'sku', 'categories', 'hints']
const schema = {
  ...Object.fromEntries(texts.map((field) => [field, 'string'])),
  ...Object.fromEntries(['final_price', 'updated', 'position'].map((field) => [field, 'number'])),
  ...Object.fromEntries(['in_stock', ...numberFields].map((field) => [field, 'enum'])),
  ...Object.fromEntries(listFields.map((field) => [field, 'enum[]'])),
}

export const orama: Engine = {
  title: 'Orama',
  async open(language) {
    const { words, stem } = createLanguageTools(language)
    const tokenizer = {
      language: 'dutch',
      normalizationCache: new Map(),
      tokenize: (text: string) => words(text).map(stem),
    }
    // Its types follow the schema, which is made here from lists.
    const db = create({ schema, components: { tokenizer } } as never) as AnyOrama
    return {
      async add(batch) {
        await insertMultiple(
          db,
          batch.map((document) => toRow(flatten(document))),
          500,
        )
      },
      finish: async () => {},
      query: (query) => ask(db, query),
      async suggest(prefix, size) {
        return (await search(db, { term: prefix, limit: size, properties: ['name'] } as never)).hits.length // by schema again
      },
      megabytesElsewhere: async () => 0,
      close: async () => {},
    }
  },
}

function toRow({ numbers, lists, ...flat }: FlatDocument) {
  return { ...flat, ...numbers, ...lists }
}

/** It counts facets over what is found only, so facets that ignore a filter take a search of their own. */
async function ask(db: AnyOrama, query: SearchQuery) {
  const groups = groupFacets(query.facets, query.filters)
  const sort = query.sort[0]
  const base = query.text
    ? { term: query.text, properties: texts, boost: { name: 4, sku: 2, hints: 2 }, tolerance: 1, threshold: 0.5 }
    : {}
  const order =
    sort === undefined || typeof sort === 'string'
      ? {}
      : { sortBy: { property: flatField(sort.field), order: sort.direction.toUpperCase() } }
  const shared = groups.find(({ ignoring }) => ignoring.length === 0)
  const main = {
    ...base,
    ...order,
    ...whereOf(query.filters, []),
    limit: query.size,
    offset: query.from,
    facets: facetsOf(shared),
  }
  const found = await search(db, main as never) // by schema again
  for (const group of groups) {
    if (group === shared) continue
    await search(db, {
      ...base,
      ...whereOf(query.filters, group.ignoring),
      limit: 1,
      facets: facetsOf(group),
    } as never) // by schema again
  }
  return { total: found.count, ids: found.hits.map(({ id }) => id) }
}

function facetsOf(group: ReturnType<typeof groupFacets>[number] | undefined): object {
  const entries = (group?.facets ?? []).flatMap((facet): [string, object][] => {
    const field = flatField(facet.field)
    if (field === null || (facet.kind === 'terms' && field === 'final_price')) return []
    if (facet.kind === 'terms') return [[field, { limit: facet.size }]]
    return [[field, { ranges: facet.ranges.map(({ from = 0, to = 1e9 }) => ({ from, to })) }]]
  })
  return Object.fromEntries(entries)
}

function whereOf(filters: readonly Filter[], ignoring: readonly string[]): object {
  const applied = filters.filter(({ name }) => !ignoring.includes(name))
  const and = applied.map(({ condition }) => {
    const or = alternatives(condition).flatMap(operatorOf)
    return or.length === 1 ? or[0] : { or }
  })
  return and.length === 0 ? {} : { where: { and } }
}

function operatorOf(condition: SimpleCondition): object[] {
  const field = flatField(condition.field)
  if (field === null) return []
  if (condition.kind === 'range')
    return [{ [field]: { between: [Number(condition.gte ?? 0), Number(condition.lt ?? 1e9) - 0.001] } }]
  const values =
    condition.kind === 'in' ? condition.values.map((value) => (typeof value === 'boolean' ? String(value) : value)) : []
  return [{ [field]: listFields.some((list) => list === field) ? { containsAny: values } : { in: values } }]
}
