import type { Collection, Filter, SearchEngine, SearchQuery } from '@vonk/search/port'
import { keyQuery } from '../indexing/engine-queries.ts'

const fields = { include: ['id', 'configurable_children.id'], exclude: [] }

/** The products that have a variant with one of these ids, by that id. */
async function findParents(engine: SearchEngine, view: string, ids: readonly number[]): Promise<Map<number, number>> {
  const wanted = keyQuery({ field: 'configurable_children.id', values: ids, fields })
  const { hits } = await engine.query({ index: view, entity: 'product' }, wanted)
  const asked = new Set(ids)
  return new Map(
    hits.flatMap(({ id, source }) =>
      childIdsOf(source['configurable_children']).flatMap((child) => (asked.has(child) ? [[child, Number(id)]] : [])),
    ),
  )
}

/** The product of a size, or the product itself. */
export async function findReviewed(
  engine: SearchEngine,
  view: string,
  id: number,
): Promise<{ readonly id: number; readonly sku: string } | null> {
  const parents = await findParents(engine, view, [id])
  const key = { field: 'id', values: [parents.get(id) ?? id], fields: { include: ['id', 'sku'], exclude: [] } }
  const { hits } = await engine.query({ index: view, entity: 'product' }, keyQuery(key))
  const [found] = hits
  return found ? { id: Number(found.id), sku: String(found.source['sku']) } : null
}

/** Reviews are written about a product and asked for with the id of the size that is chosen. */
export async function askForParents(
  engine: SearchEngine,
  { index, entity }: Collection,
  query: SearchQuery,
): Promise<SearchQuery> {
  const ids = entity === 'review' ? query.filters.flatMap(productIdsOf) : []
  if (ids.length === 0) return query
  const parents = await findParents(engine, index, ids)
  return parents.size === 0 ? query : { ...query, filters: query.filters.map((filter) => ofParents(filter, parents)) }
}

function productIdsOf({ condition }: Filter): number[] {
  if (condition.kind !== 'in' || condition.field !== 'product_id') return []
  return condition.values.map(Number).filter(Number.isSafeInteger)
}

function ofParents(filter: Filter, parents: ReadonlyMap<number, number>): Filter {
  const { condition } = filter
  if (condition.kind !== 'in' || condition.field !== 'product_id') return filter
  return { ...filter, condition: { ...condition, values: condition.values.map((id) => parents.get(Number(id)) ?? id) } }
}

function childIdsOf(children: unknown): number[] {
  // Documents of products hold a list of their variants, each with an id, or nothing.
  return ((children ?? []) as readonly { readonly id: number }[]).map(({ id }) => id)
}
