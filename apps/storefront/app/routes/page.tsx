import { lazy } from 'react'
import { data, Outlet, useLocation } from 'react-router'
import { guardNavigation, maintenanceContext } from '../features/maintenance/index.ts'
import { PageAssetLinks, PageFailure } from '../features/shell/index.ts'
import { themeContext } from '../features/theme/index.server.ts'
import { buildFilesContext } from '../pages/build-files.server.ts'
import { findFormRedirect, findMaintenanceRedirect } from '../pages/guard-page.server.ts'
import { loadWaitingRoom } from '../pages/load-waiting-room.server.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/page.ts'

// Seldom shown, so no other page fetches its code.
const StoryPage = lazy(() => import('../features/preview/index.ts'))

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
  const room = await loadWaitingRoom(context.get(shopContext), context.get(themeContext), url)
  if (!room) return { waitingRoom: null, assets: null }
  const assets = context.get(buildFilesContext).assetsOf('story')
  const { waitingRoom, isLegal } = room
  return data({ waitingRoom, assets, isWaiting: true }, { headers: isLegal ? {} : { refresh: '20' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Whether a page is waited for is decided for each. */
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
