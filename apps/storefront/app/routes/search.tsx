import { data } from 'react-router'
import { loadSearchPage } from '../features/search/index.server.ts'
import { SearchPage } from '../features/search/index.ts'
import { themeContext } from '../features/theme/index.server.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/search.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadSearchPage(context.get(shopContext), context.get(themeContext), url)
  return data(page, { status: statusOf(page) })
}

function statusOf({ problem, listing }: Awaited<ReturnType<typeof loadSearchPage>>): number {
  if (problem === 'too-long') return 414
  return listing?.hasFailed ? 503 : 200
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage data={loaderData} key={loaderData.text} />
}
