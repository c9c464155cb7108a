import { listPhysicalStores } from '@vonk/contract'
import { siblingsOf } from '@vonk/domain/stores'
import { categoryPage, homePage, isMappedCategory, joinSegments, storyPage } from '@vonk/domain/urls'
import { findAlternatePages, publicStories } from '../../features/content/index.server.ts'
import type { ShownCategory } from '../../request/catalogue-fact.ts'
import { loadCatalogueFacts } from '../../request/catalogue-facts.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { momentOf, type SitemapPage } from './sitemap-page.ts'

const storeLocator = 'storelocator'

/** Every page of a view that is no product: its front door, categories, shops and stories, each address once. */
export async function* sitePages(shop: ShopRequest): AsyncGenerator<SitemapPage> {
  const listed = new Set<string>()
  for await (const page of allPages(shop)) {
    if (!listed.has(page.path)) yield page
    listed.add(page.path)
  }
}

async function* allPages(shop: ShopRequest): AsyncGenerator<SitemapPage> {
  yield { path: homePage, lastModified: null, alternates: null }
  yield* categoryPages(shop)
  yield* shopPages(shop)
  yield* storyPages(shop)
}

async function* categoryPages(shop: ShopRequest): AsyncGenerator<SitemapPage> {
  const { settings, view, directory } = shop
  const others = siblingsOf(directory, view).filter(({ code }) => code !== view.code)
  const translated = await Promise.all(
    others.map(async (other) => {
      const { categories } = await loadCatalogueFacts({ ...shop, view: other })
      return { code: other.code, byId: new Map(categories.map((category) => [category.id, category])) }
    }),
  )
  const { categories } = await loadCatalogueFacts(shop)
  for (const category of categories.filter(hasList)) {
    const alternates = translated.flatMap(({ code, byId }) => {
      const same = byId.get(category.id)
      return same ? [{ code, path: categoryPage(same, settings) }] : []
    })
    yield { path: categoryPage(category, settings), lastModified: momentOf(category.updatedAt), alternates }
  }
}

// The root has no page, and what shows content only is listed with the stories.
function hasList(category: ShownCategory): boolean {
  return category.urlPath !== '' && isMappedCategory(category)
}

async function* shopPages({ client }: ShopRequest): AsyncGenerator<SitemapPage> {
  const answer = await client.call(listPhysicalStores, {})
  if (!answer.ok) throw new Error('The API refused to list the shops')
  yield { path: joinSegments([storeLocator]), lastModified: null, alternates: null }
  for (const { slug } of answer.value) {
    yield { path: joinSegments([storeLocator, slug]), lastModified: null, alternates: null }
  }
}

async function* storyPages(shop: ShopRequest): AsyncGenerator<SitemapPage> {
  for await (const story of publicStories(shop, { withBody: false })) {
    yield {
      path: storyPage(story.full_slug, shop.view),
      lastModified: momentOf(story.published_at),
      alternates: findAlternatePages(shop.directory, story),
    }
  }
}
