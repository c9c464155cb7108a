import { themeContext } from '../../features/theme/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/shell-menu.ts'

const aYear = 'public, max-age=31536000, immutable'

/** The submenus: fetched once they are wanted, so that no page carries them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { theme, details } = await context.get(themeContext)()
  const isThisVersion = new URL(request.url).searchParams.get('v') === theme.version
  const kept = isThisVersion ? aYear : 'public, max-age=5'
  const isDraft = context.get(shopContext).editor !== null
  return Response.json(details, { headers: { 'cache-control': isDraft ? 'private, no-store' : kept } })
}
