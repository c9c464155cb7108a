import { prefixOf } from '@vonk/domain/stores'
import { storySlug } from '@vonk/domain/urls'
import { data } from 'react-router'
import { loadStoryPage } from '../features/content/index.server.ts'
import { MaintenancePage } from '../features/maintenance/index.ts'
import { MaintenanceLayout } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import { themeContext } from '../features/theme/index.server.ts'
import { findMaintenanceRedirect, isLegalPage } from '../pages/guard-page.server.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/maintenance.ts'

export const handle: PageHandle = { Layout: MaintenanceLayout, isOnlyHere: true }

const retryAfter = '120'

export const middleware: Route.MiddlewareFunction[] = [
  // `url` is the page's own; that of the request is the data's while the browser navigates by itself.
  async ({ context, url }, next) => {
    const elsewhere = await findMaintenanceRedirect(context.get(shopContext), context.get(themeContext), url)
    if (elsewhere) throw elsewhere
    return next()
  },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const path = url.searchParams.get('page') ?? ''
  const slug = storySlug(path.slice(prefixOf(shop.view).length), shop.view)
  const legalPage = (await isLegalPage(context.get(themeContext), path))
    ? await loadStoryPage(shop, { slug, url }).catch(() => null)
    : null
  return data({ legalPage }, { status: 503, headers: { 'retry-after': retryAfter, 'cache-control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Maintenance({ loaderData: { legalPage } }: Route.ComponentProps) {
  return <MaintenancePage legalPage={legalPage} />
}
