import { leaveByMailProgram, showLeavePage } from '../../features/newsletter-links/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/one-click.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.list !== 'newsletter') throw new Response(null, { status: 404 })
  return showLeavePage(context.get(shopContext), url.searchParams.get('token') ?? '')
}

export function action({ context, params, url }: Route.ActionArgs) {
  if (params.list !== 'newsletter') throw new Response(null, { status: 404 })
  return leaveByMailProgram(context.get(shopContext), url.searchParams.get('token') ?? '')
}
