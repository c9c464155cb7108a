import { data } from 'react-router'
import { loadLocator } from '../features/store-locator/index.server.ts'
import { LocatorPage } from '../features/store-locator/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/storelocator.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await loadLocator(context.get(shopContext), url)
  return data(found, { status: found.hasFailed ? 503 : 200 })
}

export default function StoreLocator({ loaderData }: Route.ComponentProps) {
  return <LocatorPage data={loaderData} />
}
