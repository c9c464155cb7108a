import { data } from 'react-router'
import { loadBarePage, previewHeaders } from '../features/content/index.server.ts'
import { ShownBlocks } from '../features/preview/index.ts'
import { HiddenPageHead } from '../features/seo/index.ts'
import { Main } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/storyblok-empty.ts'

export const handle: PageHandle = { Layout: Main, isOnlyHere: true }

/** A story without the shop around it: the visual editor shows single components here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = shop.settings.addContentRoutes ? await loadBarePage(shop, url) : null
  if (!page) throw data(null, { status: 404 })
  return data(page, { headers: previewHeaders(page) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function StoryblokEmpty({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <HiddenPageHead title={page.title} />
      <ShownBlocks page={page} />
    </>
  )
}
