import { storySlug } from '@vonk/domain/urls'
import { data } from 'react-router'
import { editedStory, loadStoryPage } from '../features/content/index.server.ts'
import { StoryBody } from '../features/content/index.ts'
import { HiddenPageHead } from '../features/seo/index.ts'
import { Main } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/storyblok-empty.ts'

export const handle: PageHandle = { Layout: Main, isOnlyHere: true }

/** A story without the shop around it: the visual editor shows single components here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const key = editedStory(url) ?? { slug: storySlug('storyblok-empty', shop.view) }
  const page = shop.settings.addContentRoutes ? await loadStoryPage(shop, { ...key, url }) : null
  if (!page) throw data(null, { status: 404 })
  return page
}

export default function StoryblokEmpty({ loaderData: { title, blocks } }: Route.ComponentProps) {
  return (
    <>
      <HiddenPageHead title={title} />
      <StoryBody blocks={blocks} />
    </>
  )
}
