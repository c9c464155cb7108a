import { findStoreView } from './find-store-view.ts'
import { prefixOf } from './prefix-of.ts'
import type { StoreAddress, StoreDirectory, StoreView } from './store-view.ts'

export type ResolvedView<View extends StoreAddress = StoreView> = {
  readonly view: View
  /** The path inside the view: starts with a slash, the view's prefix removed. */
  readonly path: string
}

/** An unknown host is treated as the default view's host, so a bare IP address or a proxy's name still shows the shop. */
export function resolveStoreView<View extends StoreAddress>(
  directory: StoreDirectory<View>,
  address: { readonly host: string; readonly pathname: string },
): ResolvedView<View> {
  const candidates = viewsAtHost(directory, bareHost(address.host))
  const prefixed = candidates.find((view) => prefixOf(view) !== '' && isUnder(address.pathname, prefixOf(view)))
  if (prefixed) return { view: prefixed, path: address.pathname.slice(prefixOf(prefixed).length) || '/' }

  const atRoot = candidates.find((view) => prefixOf(view) === '')
  return { view: atRoot ?? findStoreView(directory, null), path: address.pathname }
}

function viewsAtHost<View extends StoreAddress>(directory: StoreDirectory<View>, host: string): View[] {
  const known = directory.views.filter((view) => view.host === host)
  if (known.length > 0) return known
  const home = findStoreView(directory, null).host
  return directory.views.filter((view) => view.host === home)
}

function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}
