import { isWaitingRoomShown } from '@vonk/domain/navigation'
import { prefixOf } from '@vonk/domain/stores'
import { storySlug } from '@vonk/domain/urls'
import { lazy } from 'react'
import { Outlet, useLocation } from 'react-router'
import { loadStoryPage } from '../features/content/index.server.ts'
import { guardNavigation, maintenanceContext } from '../features/maintenance/index.ts'
import { PageAssetLinks, PageFailure } from '../features/shell/index.ts'
import { themeContext } from '../features/theme/index.server.ts'
import { buildFilesContext } from '../pages/build-files.server.ts'
import { findFormRedirect, findMaintenanceRedirect } from '../pages/guard-page.server.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/page.ts'

// Seldom shown, so no other page fetches its code.
const StoryPage = lazy(() => import('../features/content/index.ts').then(({ StoryPage }) => ({ default: StoryPage })))

export const middleware: Route.MiddlewareFunction[] = [
  // `url` is the page's own; that of the request is the data's while the browser navigates by itself.
  async ({ context, request, url }, next) => {
    const shop = context.get(shopContext)
    const elsewhere = await findMaintenanceRedirect(shop, context.get(themeContext), url)
    const back = elsewhere ?? findFormRedirect(shop, request.method, url)
    if (back) throw back
    return next()
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const elsewhere = await guardNavigation(new URL(request.url), context.get(maintenanceContext))
    if (elsewhere) throw elsewhere
    return next()
  },
]

/** The story of the waiting room, where it stands in for the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { landingPage } = (await context.get(themeContext)()).theme
  const page = url.pathname.slice(prefixOf(shop.view).length)
  const isOpen = !landingPage || !isWaitingRoomShown(page, landingPage)
  // Who edits the shop has to see it.
  if (isOpen || (await shop.editor?.findToken())) return { waitingRoom: null, assets: null }
  const slug = storySlug(landingPage, shop.view)
  const story = await loadStoryPage(shop, { slug, url }).catch(() => null)
  return { waitingRoom: story && shop.pack(story), assets: context.get(buildFilesContext).assetsOf('story') }
}

/** Whether a page is waited for depends on its path. */
export function shouldRevalidate() {
  return true
}

/** Stands between the shell and every page, so that a page that fails leaves header and footer in place. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { waitingRoom, assets } = loaderData
  if (!waitingRoom) return <Outlet />
  return (
    <>
      {assets && <PageAssetLinks assets={assets} />}
      <StoryPage page={waitingRoom} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure key={useLocation().key} error={error} />
}
