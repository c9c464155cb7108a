import { buildPath, prefixOf, resolveStoreView, type StoreAddress, type StoreDirectory } from '@vonk/domain/stores'
import { loginPage } from '@vonk/domain/urls'

type Shop = { readonly view: StoreAddress; readonly directory: StoreDirectory<StoreAddress> }

/** The page of this view the shopper came from, written inside the view; the front door when there was none. */
export function wayBack(visits: readonly string[], { view, directory }: Shop): string {
  const login = buildPath(view, loginPage)
  const last = visits.findLast((visit) => !visit.startsWith(login))
  if (last === undefined) return '/'
  const { pathname, search } = new URL(last, 'http://shop.invalid')
  const isHere = resolveStoreView(directory, { host: view.host, pathname }).view.code === view.code
  return isHere ? pathname.slice(prefixOf(view).length) + search : '/'
}
