import { storySlug } from '@vonk/domain/urls'
import { endsWithNewsletter, listTopCategories, loadStoryPage } from '../features/content/index.server.ts'
import { HomeFallback, StoryPage } from '../features/content/index.ts'
import { SiteStructuredData } from '../features/seo/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const slug = storySlug('/', shop.view)
  const page = await loadStoryPage(shop, { slug, url }).catch((error: unknown) => {
    shop.host.onError(error)
    return null
  })
  const categories = page ? [] : await listTopCategories(shop)
  const traits = {
    hasTransparentHeader: page?.hasTransparentHeader ?? false,
    hasNewsletter: page !== null && endsWithNewsletter(page),
  } satisfies PageHandle
  return { page: page && shop.pack(page), categories, ...traits }
}

export default function Home({ loaderData: { page, categories } }: Route.ComponentProps) {
  return (
    <>
      <SiteStructuredData />
      {page ? <StoryPage page={page} /> : <HomeFallback categories={categories} />}
    </>
  )
}
