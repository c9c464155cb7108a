import {
  findMailList,
  leaveByMailProgram,
  type OneClick,
  showLeavePage,
} from '../../features/mail-links/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/one-click.ts'

export function loader({ context, ...asked }: Route.LoaderArgs) {
  return showLeavePage(context.get(shopContext), readOneClick(asked))
}

export function action({ context, ...asked }: Route.ActionArgs) {
  return leaveByMailProgram(context.get(shopContext), readOneClick(asked))
}

function readOneClick({ params, url }: Pick<Route.LoaderArgs, 'params' | 'url'>): OneClick {
  const list = findMailList(params.list)
  if (!list) throw new Response(null, { status: 404 })
  return { list, token: url.searchParams.get('token') ?? '' }
}
