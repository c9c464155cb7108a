import { guardMaintenance } from '@vonk/domain/navigation'
import { prefixOf } from '@vonk/domain/stores'
import { maintenancePage } from '@vonk/domain/urls'
import type { FindTheme } from '../features/theme/index.server.ts'
import { redirectTo } from '../request/redirect-to.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'

/**
 * For middleware, whose redirects the router leaves as they are: sends visitors to the maintenance page while the shop
 * is closed, and away from it when it is open again.
 */
export async function findMaintenanceRedirect(
  shop: ShopRequest,
  findTheme: FindTheme,
  url: URL,
): Promise<Response | null> {
  const { view } = shop
  const page = url.pathname.slice(prefixOf(view).length)
  const isInMaintenance = await shop.isInMaintenance()
  const move = guardMaintenance({ page, fullPath: url.pathname + url.search, isOnServer: true }, { isInMaintenance })
  if (!move) return null
  // The law is for reading when the shop is closed, too: the maintenance page shows it.
  const isLegal = move.page === maintenancePage && (await isLegalPage(findTheme, url.pathname))
  const query = isLegal ? `?page=${encodeURIComponent(url.pathname)}` : ''
  return redirectTo(view, { page: move.page + query, by: 'middleware' })
}

/**
 * For middleware: no page takes a form, because scripts send them all. One that was sent before they had come leads back to its page.
 * Such forms are posted, so that no address holds what was typed.
 */
export function findFormRedirect({ view }: ShopRequest, method: string, { pathname, search }: URL): Response | null {
  if (method !== 'POST') return null
  // With two slashes before it a path would be the address of another site.
  const page = pathname.slice(prefixOf(view).length).replace(/^\/*/, '/')
  return redirectTo(view, { page: page + search, status: 303, by: 'middleware' })
}

/** Whether this path is one that has to be within reach from every page. */
export async function isLegalPage(findTheme: FindTheme, path: string): Promise<boolean> {
  const { theme } = await findTheme()
  return theme.legalLinks.some(({ href }) => href === path)
}
