import { storySlug } from '@vonk/domain/urls'
import { loadStoryPage } from '../features/content/index.server.ts'
import { HomeFallback, StoryPage } from '../features/content/index.ts'
import { listTopCategories } from '../server/list-top-categories.server.ts'
import { shopContext } from '../server/shop-context.server.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const slug = storySlug('/', shop.view)
  const page = await loadStoryPage(shop, { slug, url }).catch((error: unknown) => {
    shop.gate.onError?.(error)
    return null
  })
  const categories = page ? [] : await listTopCategories(shop)
  return { page, categories, hasTransparentHeader: page?.hasTransparentHeader ?? false }
}

export default function Home({ loaderData: { page, categories } }: Route.ComponentProps) {
  return page ? <StoryPage page={page} /> : <HomeFallback categories={categories} />
}
