import { loadEditable } from '../../features/cart/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/cart-editable.ts'

/** What a line of the cart can be changed into; `null` when its product is gone. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  return Response.json(await loadEditable(context.get(shopContext), params.sku, new URL(request.url)))
}
