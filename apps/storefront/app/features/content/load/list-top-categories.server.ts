import { buildPath } from '@vonk/domain/stores'
import { categoryPage } from '@vonk/domain/urls'
import { loadCatalogueFacts } from '../../../request/catalogue-facts.server.ts'
import type { ShopRequest } from '../../../request/shop-request.server.ts'

export type TopCategory = { readonly name: string; readonly href: string }

const topLevel = 2

/** The first doors into the collection; none when the catalogue cannot be asked. */
export async function listTopCategories(shop: ShopRequest): Promise<readonly TopCategory[]> {
  try {
    const { categories } = await loadCatalogueFacts(shop)
    return categories
      .filter(({ level, urlPath }) => level === topLevel && urlPath !== '')
      .map((category) => ({
        name: category.name,
        href: buildPath(shop.view, categoryPage(category, shop.settings)),
      }))
  } catch (error) {
    shop.host.onError(error)
    return []
  }
}
