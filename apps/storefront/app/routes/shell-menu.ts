import { shopContext } from '../server/shop-context.server.ts'
import type { Route } from './+types/shell-menu.ts'

const aYear = 'public, max-age=31536000, immutable'

/** What hangs below the menu: fetched once it is wanted, so that no page carries it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { theme, details } = await context.get(shopContext).findTheme()
  const isThisVersion = new URL(request.url).searchParams.get('v') === theme.version
  return Response.json(details, { headers: { 'cache-control': isThisVersion ? aYear : 'public, max-age=5' } })
}
