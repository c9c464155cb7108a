import { storySlug } from '@vonk/domain/urls'
import { endsWithNewsletter, loadStoryPage } from '../features/content/index.server.ts'
import { HomeFallback, StoryPage } from '../features/content/index.ts'
import { unpack } from '../features/packing/index.ts'
import { SiteStructuredData } from '../features/seo/index.ts'
import { type PageHandle, useShop } from '../features/stores/index.ts'
import { Written } from '../features/writing/index.ts'
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
  const traits = {
    hasTransparentHeader: page?.hasTransparentHeader ?? false,
    hasNewsletter: page !== null && endsWithNewsletter(page),
  } satisfies PageHandle
  return { page: page && shop.pack(page), categories, ...traits }
}

export default function Home({ loaderData: { page, categories } }: Route.ComponentProps) {
  const shop = useShop()
  return (
    <>
      <Written of={[shop]} as="site">
        <SiteStructuredData />
      </Written>
      {page ? <StoryPage page={unpack(page)} /> : <HomeFallback categories={categories} />}
    </>
  )
}
