import { isSearchable, normalizeSearchText } from '@vonk/domain/search-text'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { loadProductRow } from '../product/index.server.ts'
import type { FindTheme } from '../theme/index.server.ts'
import { loadFoundPages } from './load-found-pages.server.ts'
import type { NoResultData } from './no-result-page.tsx'

/** The words in an address, and what editors propose instead where they have no advice of their own for the page. */
export async function loadNoResult(
  shop: ShopRequest,
  url: URL,
  { hasAdvice, findTheme }: { hasAdvice: boolean; findTheme: FindTheme },
): Promise<NoResultData> {
  const { details } = await findTheme()
  const sections = hasAdvice ? [] : details.search
  const products = await Promise.all(
    sections.map(async (section, index) =>
      section.kind === 'products' ? [[index, await loadProductRow(shop, section)] as const] : [],
    ),
  )
  const text = normalizeSearchText(url.searchParams.get('q') ?? '')
  return {
    text,
    pages: isSearchable(text) ? await loadFoundPages(shop, text) : [],
    sections,
    products: Object.fromEntries(products.flat()),
  }
}
