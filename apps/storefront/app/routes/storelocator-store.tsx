import { data } from 'react-router'
import { findShop } from '../features/store-locator/index.server.ts'
import { ShopPage } from '../features/store-locator/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/storelocator-store.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await findShop(context.get(shopContext), params.storeSlug)
  if (!shop) throw data(null, { status: 404 })
  return shop
}

export default function Store({ loaderData }: Route.ComponentProps) {
  return <ShopPage shop={loaderData} />
}
