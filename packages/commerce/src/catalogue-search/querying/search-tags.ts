import { pageTags } from '@vonk/domain/page-tags'
import type { CacheTags } from '@vonk/platform/http'
import type { SearchQuery } from '@vonk/search/port'
import { LISTED_IN } from '../indexing/index-fields.ts'
import type { ViewIndex } from '../indexing/view-index.ts'
import type { CatalogueAnswer } from './catalogue-answer.ts'

type Searched = {
  readonly index: ViewIndex
  readonly entity: string
  readonly query: SearchQuery
  readonly answer: Pick<CatalogueAnswer, 'hits'>
  /** Other views whose words were or may be searched. */
  readonly also?: readonly string[]
}

/** Says what an answer of the catalogue depends on. One that is another every time depends on nothing, so nobody keeps it. */
export async function noteSearch(
  cacheTags: CacheTags,
  { index, entity, query, answer, also = [] }: Searched,
): Promise<void> {
  const { code } = index.view
  if (query.sort.includes('random')) return
  if (entity === 'review') return cacheTags.dependsOn([pageTags.reviews])
  if (entity !== 'product') return cacheTags.dependsOn([pageTags.catalogue(code)])
  const ids = [...new Set(answer.hits.map(({ id, parentId }) => parentId ?? id))]
  cacheTags.dependsOn([...listTags(code, query, answer.hits.length), ...also.map(pageTags.products)])
  await noteProducts(cacheTags, index, ids)
}

/** A longer list depends on all products of the view anyway; naming each would only make it longer. */
const MOST_NAMED = 200

export async function noteProducts(cacheTags: CacheTags, index: ViewIndex, ids: readonly (number | string)[]) {
  const { code } = index.view
  const next = await index.findNextPriceChange()
  const products = ids.length > MOST_NAMED ? [] : ids.map((id) => pageTags.product(code, id))
  cacheTags.dependsOn([pageTags.catalogue(code), ...products], next ?? undefined)
}

/** Beside the products that were found: those that could have been, or will be. */
function listTags(code: string, query: SearchQuery, found: number): string[] {
  const wanted = Math.max(0, ...query.filters.map(({ condition }) => keysOf(condition)))
  if (query.text === '' && wanted > 0 && found >= wanted && found <= MOST_NAMED) return []
  // A facet that counts as if a filter were not set looks beyond the category.
  const ignored = new Set(query.facets.flatMap(({ ignoring }) => ignoring))
  const kept = query.filters.filter(({ name }) => !ignored.has(name))
  const categories = kept.flatMap(({ condition }) => categoriesOf(condition))
  const categoryTags = categories.length > 0 ? categories : [pageTags.stock(code)]
  return [pageTags.products(code), ...categoryTags]

  function categoriesOf(condition: Condition): string[] {
    const isCategory = condition.kind === 'in' && condition.field === LISTED_IN
    return isCategory ? condition.values.map((id) => pageTags.category(code, String(id))) : []
  }
}

type Condition = SearchQuery['filters'][number]['condition']

/** How many products a condition names, if it names them one by one. */
function keysOf(condition: Condition): number {
  const isKey = condition.kind === 'in' && (condition.field === 'id' || condition.field === 'sku')
  return isKey ? new Set(condition.values).size : 0
}
