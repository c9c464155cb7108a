import { buildPath } from '@vonk/domain/stores'
import { categoryPage, storySlug } from '@vonk/domain/urls'
import { loadCatalogueFacts } from '#request/catalogue-facts.server.ts'
import { isOutage } from '#request/outage.server.ts'
import { redirectTo } from '#request/redirect-to.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { loadStoryPage } from './load-story-page.server.ts'
import type { StoryPageData } from './story-data.ts'

type TopCategory = { readonly name: string; readonly href: string }

type HomePageData = {
  /** What editors wrote; null where there is nothing, or where it cannot be read. */
  readonly page: StoryPageData | null
  /** The first doors into the collection, shown instead. */
  readonly categories: readonly TopCategory[]
  /** Whether the real page will be back with what is away now. */
  readonly isUnavailable: boolean
}

const topLevel = 2

/** The editor is led to its own page, which follows what is typed: no shopper's home page carries the code for that. */
export async function loadHomePage(shop: ShopRequest, url: URL): Promise<HomePageData> {
  if (shop.editor) throw redirectTo(shop.view, { page: `/storyblok/${url.search}` })
  try {
    const page = await loadStoryPage(shop, { slug: storySlug('/', shop.view), url })
    return { page, categories: page ? [] : await listTopCategories(shop), isUnavailable: false }
  } catch (error) {
    shop.host.onError(error)
    return { page: null, categories: await listTopCategories(shop), isUnavailable: isOutage(error) }
  }
}

/** None when the catalogue cannot be asked. */
async function listTopCategories(shop: ShopRequest): Promise<readonly TopCategory[]> {
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
