import type { SearchAnswer, SearchDocument, SearchEngine } from '@vonk/search/port'
import { keyQuery } from '../indexing/engine-queries.ts'

const told = [
  'id',
  'attribute_id',
  'attribute_code',
  'entity_type_id',
  'default_frontend_label',
  'slug',
  'is_visible',
  'is_visible_on_front',
  'is_user_defined',
  'is_comparable',
  'options',
]

type Facets = SearchAnswer['facets']

/** What the attributes that were counted are called, with those of their options that were found. */
export async function describeAttributes(engine: SearchEngine, view: string, facets: Facets): Promise<object[]> {
  return describeFound(engine, view, optionsByAttribute(facets))
}

/** The same for one product: its attributes, with those of their options that it or a variant of it has. */
export async function describeProduct(engine: SearchEngine, view: string, product: SearchDocument): Promise<object[]> {
  const children = Array.isArray(product['configurable_children']) ? product['configurable_children'] : []
  const found = new Map<string, Set<string>>()
  // A stored product is what the index made of it: its variants are objects.
  for (const part of [product, ...(children as SearchDocument[])]) {
    for (const [code, value] of Object.entries(part)) {
      const attribute = code.replace(/_options$/, '')
      const values = found.get(attribute) ?? new Set()
      for (const each of [value].flat()) for (const one of String(each).split(',')) values.add(one.trim())
      found.set(attribute, values)
    }
  }
  return describeFound(engine, view, found)
}

async function describeFound(
  engine: SearchEngine,
  view: string,
  found: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<object[]> {
  if (found.size === 0) return []
  const wanted = keyQuery({
    field: 'attribute_code',
    values: [...found.keys()],
    fields: { include: told, exclude: [] },
  })
  const { hits } = await engine.query({ index: view, entity: 'attribute' }, wanted)
  return hits.map(({ source }) => {
    const options = found.get(String(source['attribute_code']))
    return { ...source, options: optionsOf(source['options']).filter(({ value }) => options?.has(String(value))) }
  })
}

/** Counted are an attribute, and under a second name what the variants have of it. */
function optionsByAttribute(facets: Facets): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [name, buckets] of Object.entries(facets)) {
    const attribute = /^agg_terms_(.+?)(?:_options)?$/.exec(name)?.[1]
    if (attribute === undefined) continue
    const options = found.get(attribute) ?? new Set()
    for (const bucket of buckets) if ('key' in bucket) options.add(String(bucket.key))
    found.set(attribute, options)
  }
  return found
}

function optionsOf(options: unknown): readonly { readonly value: unknown }[] {
  // Documents of attributes hold a list of options, each with a value, or nothing.
  return (options ?? []) as readonly { readonly value: unknown }[]
}
