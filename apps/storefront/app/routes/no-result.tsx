import { loadNoResult } from '../features/search/index.server.ts'
import { NoResultPage } from '../features/search/index.ts'
import { shopContext } from '../server/shop-context.server.ts'
import type { Route } from './+types/no-result.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadNoResult(context.get(shopContext), url)
}

export default function NoResult({ loaderData }: Route.ComponentProps) {
  return <NoResultPage data={loaderData} />
}
