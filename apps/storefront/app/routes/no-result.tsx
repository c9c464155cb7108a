import { storySlug } from '@vonk/domain/urls'
import { loadStoryPage } from '../features/content/index.server.ts'
import { StoryBody } from '../features/content/index.ts'
import { loadNoResult } from '../features/search/index.server.ts'
import { NoResultPage } from '../features/search/index.ts'
import { themeContext } from '../features/theme/index.server.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/no-result.ts'

/** What editors wrote for this page; without it, what they propose in the search panel. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const slug = storySlug('config/no-result', shop.view)
  const advice = await loadStoryPage(shop, { slug, url }).catch((error: unknown) => {
    shop.host.onError(error)
    return null
  })
  const findTheme = context.get(themeContext)
  const found = await loadNoResult(shop, url, { hasAdvice: advice !== null, findTheme })
  return { ...found, advice: advice?.blocks ?? [] }
}

export default function NoResult({ loaderData: { advice, ...found } }: Route.ComponentProps) {
  return (
    <NoResultPage data={found}>
      <StoryBody blocks={advice} />
    </NoResultPage>
  )
}
