import { isSearchable, normalizeSearchText, searchDestination } from '@vonk/domain/search-text'
import { prefixOf } from '@vonk/domain/stores'
import { redirectTo } from '../../request/redirect-to.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { loadListing, mergePriceFields, searchList } from '../listing/index.server.ts'
import type { FindTheme } from '../theme/index.server.ts'
import { loadFoundPages } from './load-found-pages.server.ts'
import type { SearchPageData } from './search-page.tsx'

/** Nobody types this much into a search. */
const longestText = 1000

/** The search page for an address; where nothing is found and editors have something to offer, it leads there. */
export async function loadSearchPage(shop: ShopRequest, findTheme: FindTheme, url: URL): Promise<SearchPageData> {
  const typed = url.searchParams.get('q') ?? ''
  if (typed.length > longestText) return loadBlank(findTheme, '', 'too-long')
  const text = normalizeSearchText(typed)
  if (!isSearchable(text)) return loadBlank(findTheme, text, text === '' ? null : 'too-short')

  const merged = mergePriceFields(url.search)
  if (merged !== null) {
    throw redirectTo(shop.view, { page: `${url.pathname.slice(prefixOf(shop.view).length)}?${merged}` })
  }
  const pages = loadFoundPages(shop, text)
  const listing = await loadListing(shop, searchList(shop, { text, search: url.search }))
  if (listing.chips.length === 0 && !listing.hasFailed && listing.total === 0) {
    const { theme } = await findTheme()
    const destination = searchDestination({ text, hasSections: theme.search.hasSections, total: 0 })
    if (destination?.name === 'no-result') throw redirectTo(shop.view, { page: destination.page })
  }
  return { text, problem: null, listing, pages: await pages, sections: [] }
}

async function loadBlank(
  findTheme: FindTheme,
  text: string,
  problem: SearchPageData['problem'],
): Promise<SearchPageData> {
  const { details } = await findTheme()
  return { text, problem, listing: null, pages: [], sections: details.search }
}
