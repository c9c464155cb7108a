import { writeRobots } from '../../features/seo/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/robots.ts'

/** Open while the shop is closed, too: without it crawlers would stay away altogether. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { directory, view } = context.get(shopContext)
  return new Response(writeRobots({ directory, view, origin: url }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
