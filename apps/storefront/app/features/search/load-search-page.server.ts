import { isSearchable, normalizeSearchText, searchDestination, searchPageSizes } from '@vonk/domain/search-text'
import { buildPath } from '@vonk/domain/stores'
import { redirect } from 'react-router'
import type { ShopRequest } from '../../server/shop-context.server.ts'
import { loadListing, mergePriceFields, sortsOf } from '../listing/index.server.ts'
import type { SearchPageData } from './search-page-data.ts'

/** Nobody types this much into a search. */
const longestText = 1000

/** The search page for an address; where nothing is found and editors have something to offer, it leads there. */
export async function loadSearchPage(shop: ShopRequest, url: URL): Promise<SearchPageData> {
  const typed = url.searchParams.get('q') ?? ''
  if (typed.length > longestText) return loadBlank(shop, '', 'too-long')
  const text = normalizeSearchText(typed)
  if (!isSearchable(text)) return loadBlank(shop, text, text === '' ? null : 'too-short')

  const merged = mergePriceFields(url.search)
  if (merged !== null) throw redirect(`${url.pathname}?${merged}`)
  const listing = await loadListing(shop, {
    scope: { text },
    search: url.search,
    pageSize: searchPageSizes.page,
    defaultSort: null,
    listSorts: () => [
      { id: '', label: shop.i18n._('sort.relevance') },
      ...sortsOf(shop).filter(({ id }) => !isPosition(id)),
    ],
  })
  if (listing.chips.length === 0 && !listing.hasFailed) await leaveForProposals(shop, text, listing.total)
  return { text, problem: null, listing, sections: [] }
}

async function loadBlank(shop: ShopRequest, text: string, problem: SearchPageData['problem']): Promise<SearchPageData> {
  const { details } = await shop.findTheme()
  return { text, problem, listing: null, sections: details.search }
}

/** A place in a category says nothing about words. */
function isPosition(sort: string): boolean {
  return sort.startsWith('category.position')
}

async function leaveForProposals(shop: ShopRequest, text: string, total: number): Promise<void> {
  if (total > 0) return
  const { theme } = await shop.findTheme()
  const destination = searchDestination({ text, hasSections: theme.search.hasSections, total })
  if (destination?.name === 'no-result') throw redirect(buildPath(shop.view, destination.page))
}
