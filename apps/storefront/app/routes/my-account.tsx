import { prefixOf } from '@vonk/domain/stores'
import { data } from 'react-router'
import { AccountPage, findSection } from '../features/my-account/index.ts'
import { NotFoundPage } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/my-account.ts'

/** One route for all of the account: each further one would be in the list every page of the shop carries. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { view } = context.get(shopContext)
  const page = url.pathname.slice(prefixOf(view).length)
  const isFound = findSection(page, view) !== null
  // A page of other views: the API refuses what it would show in the same way.
  if (!isFound && findSection(page, { hasFamilyAccount: true })) throw data(null, { status: 403 })
  return data({ isFound, isOnlyHere: !isFound } satisfies PageHandle & { isFound: boolean }, {
    status: isFound ? 200 : 404,
  })
}

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  return loaderData.isFound ? <AccountPage /> : <NotFoundPage />
}
