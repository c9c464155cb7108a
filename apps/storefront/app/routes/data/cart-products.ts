import { loadCartProducts } from '../../features/cart/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/cart-products.ts'

/** The products of a cart as they are now; the cart itself stays on the device. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return Response.json(await loadCartProducts(context.get(shopContext), new URL(request.url).searchParams))
}
