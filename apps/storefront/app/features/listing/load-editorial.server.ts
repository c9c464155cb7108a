import { storySlug } from '@vonk/domain/urls'
import type { ShopRequest } from '../../server/shop-context.server.ts'
import { loadStoryPage } from '../content/index.server.ts'
import type { Editorial } from './category-page-data.ts'

const nothing: Editorial = { above: [], tiles: [] }

/** What editors wrote for a category, at config/category/ and its path: banners stand among its products, all else above them. */
export async function loadEditorial(shop: ShopRequest, urlPath: string, url: URL): Promise<Editorial> {
  const slug = storySlug(`/config/category/${urlPath}`, shop.view)
  // Without its query, which speaks of the products.
  const address = new URL(url.pathname, url)
  const story = await loadStoryPage(shop, { slug, url: address }).catch((error: unknown) => {
    // A list is worth showing without what was written about it.
    shop.gate.onError?.(error)
    return null
  })
  if (!story) return nothing
  return {
    above: story.blocks.filter(({ component }) => component !== 'banner'),
    tiles: story.blocks.filter((block) => block.component === 'banner'),
  }
}
