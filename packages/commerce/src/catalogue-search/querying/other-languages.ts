import { searchConditions } from '@vonk/domain/products'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import type { Collection, SearchAnswer, SearchEngine, SearchHit, SearchQuery } from '@vonk/search/port'
import type { CatalogueIndex } from '../indexing/catalogue-index.ts'
import { keyQuery, listFilters } from '../indexing/engine-queries.ts'

type Parts = { readonly engine: SearchEngine; readonly index: CatalogueIndex; readonly directory: StoreDirectory }
type Ask = (query: SearchQuery) => Promise<SearchAnswer>
type Ids = readonly SearchHit['id'][]

/** So many products are found by the words of another language at most. */
const MOST = 200
const onlyIds = { include: ['id'], exclude: [] }

/** Views of the same shop in other languages: of each the one that sells in the same country, or the first. */
export function otherLanguages({ views }: StoreDirectory, code: string): StoreView[] {
  const own = views.find((view) => view.code === code)
  const others = views.filter(
    ({ brand, isSampleSale, language }) =>
      brand === own?.brand && isSampleSale === own.isSampleSale && language !== own.language,
  )
  const ofEach = Map.groupBy(others, ({ language }) => language)
  return [...ofEach.values()].flatMap(
    (same) => same.find(({ taxCountry }) => taxCountry === own?.taxCountry) ?? same[0] ?? [],
  )
}

/**
 * For a text that finds nothing: what has all of its words in another language of the shop, such as `sokken` for a Dutch
 * shopper who reads the English pages. Null where no language has any.
 */
export async function findInOtherLanguages(
  { engine, index, directory }: Parts,
  { index: code, entity }: Collection,
  { query, ask }: { readonly query: SearchQuery; readonly ask: Ask },
): Promise<SearchAnswer | null> {
  for (const view of otherLanguages(directory, code)) {
    const settings = index.isRead(view.code) && index.find(view.code)?.settings
    if (!settings) continue
    const filters = listFilters(searchConditions(settings))
    const words = { text: query.text, filters, sort: ['relevance'], from: 0, size: MOST, facets: [] } as const
    const { hits, complete } = await engine.query({ index: view.code, entity }, { ...words, fields: onlyIds })
    const ids = hits.slice(0, complete).map(({ id }) => id)
    const answer = ids.length > 0 ? await answerByIds(ids, query, ask) : null
    if (answer && answer.total > 0) return answer
  }
  return null
}

/** These products as the shopper's own view has them; by relevance they come in the order given. */
async function answerByIds(ids: Ids, query: SearchQuery, ask: Ask): Promise<SearchAnswer> {
  const named = { name: 'other language', condition: { kind: 'in', field: 'id', values: ids } } as const
  const among = { ...query, text: '', filters: [...query.filters, named] }
  if (query.sort[0] !== 'relevance') return ask(among)
  const all = await ask({ ...among, sort: [], from: 0, size: ids.length, fields: onlyIds })
  const page = inOrder(all.hits, ids).slice(query.from, query.from + query.size)
  const values = page.map(({ id }) => id)
  const { hits } = await ask(keyQuery({ field: 'id', values, fields: query.fields }))
  return { ...all, hits: inOrder(hits, ids) }
}

function inOrder(hits: readonly SearchHit[], ids: Ids): SearchHit[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  return hits.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}
