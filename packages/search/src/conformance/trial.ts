import type { Language } from '@vonk/domain/stores'
import type { Collection, Condition, SearchAnswer, SearchDocument, SearchEngine, SearchQuery } from '../port.ts'

/** Opens an empty engine; its indexes are named after their language, as in `shop_nl`. */
export type OpenEngine = () => Promise<SearchEngine>

/** The language of an index of this suite. */
export function languageOfTrial(index: string): Language {
  return /_(de|en|fr)$/.exec(index)?.[1] ?? 'nl'
}

export const products: Collection = { index: 'shop_nl', entity: 'product' }

const everything: SearchQuery = {
  text: '',
  filters: [],
  sort: [{ field: 'id', direction: 'asc' }],
  from: 0,
  size: 100,
  facets: [],
  fields: { include: [], exclude: [] },
}

export type Trial = {
  readonly engine: SearchEngine
  ask(query?: Partial<SearchQuery>): Promise<SearchAnswer>
  /** The ids of what a query finds, in order. */
  ids(query?: Partial<SearchQuery>): Promise<(number | string)[]>
  idsWhere(condition: Condition): Promise<(number | string)[]>
}

/** An engine with these documents in one collection, and short ways to ask it. */
export async function openTrial(
  open: OpenEngine,
  documents: readonly SearchDocument[],
  collection: Collection = products,
): Promise<Trial> {
  const engine = await open()
  await engine.index(collection, documents)
  const ask = (query: Partial<SearchQuery> = {}) => engine.query(collection, { ...everything, ...query })
  const ids = async (query?: Partial<SearchQuery>) => (await ask(query)).hits.map(({ id }) => id)
  return { engine, ask, ids, idsWhere: (condition) => ids({ filters: [{ name: 'asked', condition }] }) }
}
