import { loadLocator } from '../features/store-locator/index.server.ts'
import { LocatorPage } from '../features/store-locator/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/storelocator.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadLocator(context.get(shopContext), url)
}

export default function StoreLocator({ loaderData }: Route.ComponentProps) {
  return <LocatorPage data={loaderData} />
}
