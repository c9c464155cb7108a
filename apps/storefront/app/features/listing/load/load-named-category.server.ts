import { type CategoryLookup, findCategory } from '@vonk/domain/categories'
import { categoryPage } from '@vonk/domain/urls'
import { loadCatalogueFacts } from '#request/catalogue-facts.server.ts'
import { redirectTo } from '#request/redirect-to.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import type { CategoryPageData } from './category-page-data.ts'
import { loadCategoryPage } from './load-category-page.server.ts'

const NUMBER = /^\d+$/

/** The page of a category by its slug. Whoever knows its url-key or its id only is led to its own address. */
export async function loadNamedCategory(
  shop: ShopRequest,
  { name, url }: { name: string; url: URL },
): Promise<CategoryPageData | null> {
  const { categories } = await loadCatalogueFacts(shop)
  const find = (key: CategoryLookup['key']) => findCategory(categories, { key, value: name }, shop.settings)
  if (find('slug').ok) return loadCategoryPage(shop, { source: { slug: name }, url })

  const [byKey, byId] = [find('url_key'), find('id')]
  const found = byKey.ok ? byKey : byId
  if (found.ok) {
    throw redirectTo(shop.view, { page: categoryPage(found.value, shop.settings) + url.search, status: 301 })
  }
  const looked = find(NUMBER.test(name) ? 'id' : 'slug')
  if (!looked.ok) shop.host.onNotice(looked.refusal.message)
  return null
}
