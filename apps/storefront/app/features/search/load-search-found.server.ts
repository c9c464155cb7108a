import { suggestSearches } from '@vonk/contract'
import {
  foundCategoryIds,
  isSearchable,
  normalizeSearchText,
  searchPageSizes,
  searchWindow,
} from '@vonk/domain/search-text'
import { withTrailingSlash } from '@vonk/domain/stores'
import { categoryPage } from '@vonk/domain/urls'
import { type FoundCard, findProducts, type PlaceField, placeFields } from '../../request/catalogue/index.server.ts'
import type { ShownCategory } from '../../request/catalogue-fact.ts'
import { loadCatalogueFacts } from '../../request/catalogue-facts.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { toCardProducts } from '../product/index.server.ts'
import { loadFoundPages } from './load-found-pages.server.ts'
import type { FoundLink, SearchFound } from './panel/fetch-found.ts'

const nothing: SearchFound = { items: [], total: 0, start: 0, categories: [], pages: [], suggestions: [] }
const mostSuggestions = 5

/** What the search panel shows for the text in an address, six products at a time. */
export async function loadSearchFound(shop: ShopRequest, url: URL): Promise<SearchFound> {
  const text = normalizeSearchText(url.searchParams.get('q') ?? '')
  if (!isSearchable(text)) return nothing
  const start = Number(url.searchParams.get('start') ?? 0)
  const window = searchWindow({ start, size: searchPageSizes.panel })
  const wanted = {
    scope: { text },
    sort: null,
    ...window,
    moreFields: placeFields,
  } as const
  const isFirst = window.start === 0
  const [found, suggestions, pages] = await Promise.all([
    findProducts(shop, wanted),
    isFirst ? loadSuggestions(shop, text) : [],
    isFirst ? loadFoundPages(shop, text) : [],
  ])
  return {
    items: await toCardProducts(shop, found.documents),
    total: found.total,
    complete: found.complete,
    start: window.start,
    categories: isFirst ? await loadCategories(shop, found.documents) : [],
    pages,
    suggestions,
  }
}

async function loadCategories(shop: ShopRequest, documents: readonly FoundCard<PlaceField>[]): Promise<FoundLink[]> {
  const { categories } = await loadCatalogueFacts(shop)
  const ids = foundCategoryIds(documents.map(({ categoryIds }) => ({ categoryIds: categoryIds ?? [] })))
  const found = ids
    .flatMap((id) => categories.find((category) => category.id === id) ?? [])
    .filter(({ urlPath }) => urlPath !== '')
  const links = found.map((category) => ({
    name: nameOf(category, categories),
    to: withTrailingSlash(categoryPage(category, shop.settings), shop.view.seo.useTrailingSlash),
  }))
  return links.filter(({ name }, at) => links.findIndex((other) => other.name === name) === at)
}

/** Girls have winter coats and babies have: each says under which of the top categories it stands. */
function nameOf(category: ShownCategory, all: readonly ShownCategory[]): string {
  let top = category
  for (const _ of all) {
    const parent = all.find(({ id, urlPath }) => id === top.parentId && urlPath !== '')
    if (!parent) break
    top = parent
  }
  return top === category ? category.name : `${top.name} · ${category.name}`
}

/** An extra: a panel without suggestions is still a search. */
async function loadSuggestions({ client, host }: ShopRequest, text: string): Promise<string[]> {
  try {
    const answer = await client.call(suggestSearches, { q: text, size: mostSuggestions })
    return answer.ok ? answer.value.map((suggestion) => suggestion.text).filter((words) => words !== text) : []
  } catch (error) {
    host.onError(error)
    return []
  }
}
