import { data } from 'react-router'
import { endsWithNewsletter, loadHomePage } from '../features/content/index.server.ts'
import { HomeFallback, StoryPage } from '../features/content/index.ts'
import { SiteStructuredData } from '../features/seo/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page, categories, isUnavailable } = await loadHomePage(shop, url)
  const traits = {
    hasTransparentHeader: page?.hasTransparentHeader ?? false,
    hasNewsletter: page !== null && endsWithNewsletter(page),
  } satisfies PageHandle
  // Shoppers find a way into the shop all the same; machines are asked to come back for the real page.
  return data({ page: page && shop.pack(page), categories, ...traits }, { status: isUnavailable ? 503 : 200 })
}

export default function Home({ loaderData: { page, categories } }: Route.ComponentProps) {
  return (
    <>
      <SiteStructuredData />
      {page ? <StoryPage page={page} /> : <HomeFallback categories={categories} />}
    </>
  )
}
