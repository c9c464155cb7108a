import { parseSort } from '@vonk/domain/filters'
import { isSearchable, normalizeSearchText } from '@vonk/domain/search-text'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { findProducts, type ListScope } from '../listing/index.server.ts'
import { toCardProducts } from '../product/index.server.ts'
import type { CardProduct } from '../product/index.ts'
import type { FindTheme } from '../theme/index.server.ts'
import type { SearchSection } from '../theme/index.ts'
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
      section.kind === 'products' ? [[index, await loadProducts(shop, section)] as const] : [],
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

type ProductsSection = Extract<SearchSection, { kind: 'products' }>

/** None, and the page stands, when they cannot be had. */
async function loadProducts(shop: ShopRequest, section: ProductsSection): Promise<readonly CardProduct[]> {
  const sort = section.source === 'category' ? parseSort('category.position:asc') : null
  const window = { start: 0, size: section.size, wantsFacets: false }
  try {
    const { documents } = await findProducts(shop, { scope: scopeOf(section), chosen: {}, sort, ...window })
    return await toCardProducts(shop, documents)
  } catch (error) {
    shop.host.onError(error)
    return []
  }
}

function scopeOf({ source, skus, categoryId, query }: ProductsSection): ListScope {
  if (source === 'query') return { text: query }
  return source === 'category' && categoryId !== null ? { categoryId } : { skus }
}
