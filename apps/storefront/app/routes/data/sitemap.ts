import { shopContext } from '../../pages/shop-context.server.ts'
import { loadSitemap } from '../../pages/sitemap/load-sitemap.server.ts'
import type { Route } from './+types/sitemap.ts'

const retrySeconds = '600'

/** The sitemap of a view at /sitemap.xml, and its parts below /sitemap/ where it needs some. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  if (await shop.isInMaintenance()) return later()
  try {
    const text = await loadSitemap(shop, { origin: url, part: params.part ?? null })
    if (text === null) return new Response('Not found', { status: 404 })
    return new Response(text, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=60' },
    })
  } catch (error) {
    shop.host.onError(error)
    return later()
  }
}

/** Crawlers that are told to wait keep what they know; half a list would cost pages. */
function later(): Response {
  return new Response('Later', { status: 503, headers: { 'retry-after': retrySeconds, 'cache-control': 'no-store' } })
}
