import { storySlug } from '@vonk/domain/urls'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { loadStoryPage } from '../../content/index.server.ts'
import type { StoryPageData } from '../../content/index.ts'
import type { Editorial } from './category-page-data.ts'

const nothing: Editorial = { above: [], tiles: [] }

/** What editors wrote for a category, at config/category/ and its path: banners stand among its products, all else above them. */
export async function loadEditorial(shop: ShopRequest, urlPath: string, url: URL): Promise<Editorial> {
  const slug = storySlug(`/config/category/${urlPath}`, shop.view)
  // Without its query, which speaks of the products.
  const address = new URL(url.pathname, url)
  const story = await loadStoryPage(shop, { slug, url: address }).catch((error: unknown) => {
    // A list is worth showing without what was written about it.
    shop.host.onError(error)
    return null
  })
  return story ? shop.caches.editorials.find(slug, [story], () => divide(story)) : nothing
}

function divide({ blocks }: StoryPageData): Editorial {
  return {
    above: blocks.filter(({ component }) => component !== 'banner'),
    tiles: blocks.filter((block) => block.component === 'banner'),
  }
}
