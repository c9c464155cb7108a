import { prefixOf } from './build-url.ts'
import type { StoreAddress, StoreDirectory, StoreView } from './store-view.ts'

/** The view with this code; no code or an unknown one means the default view. */
export function findStoreView<View extends StoreAddress>(directory: StoreDirectory<View>, code: string | null): View {
  const view =
    directory.views.find((candidate) => candidate.code === code) ??
    directory.views.find((candidate) => candidate.code === directory.defaultCode)
  if (!view) throw new MissingDefaultView(directory.defaultCode)
  return view
}

/** The view that something was ordered or asked for in, also one that has been removed since. */
export function findFormerView<View extends StoreAddress>(directory: StoreDirectory<View>, code: string): View {
  return directory.removed?.find((view) => view.code === code) ?? findStoreView(directory, code)
}

export class MissingDefaultView extends Error {
  constructor(code: string) {
    super(`The default store view "${code}" is not among the configured views`)
    this.name = 'MissingDefaultView'
  }
}

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

/** The view that has left an address where no other answers now. */
export function findMovedView<View extends StoreAddress>(
  directory: StoreDirectory<View>,
  address: { readonly host: string; readonly pathname: string },
): ResolvedView<View> | null {
  const { pathname } = address
  const host = bareHost(address.host)
  const left = directory.moved?.filter((moved) => moved.host === host) ?? []
  if (left.length === 0) return null
  const present = directory.views.filter((view) => view.host === host).map(prefixOf)
  if (present.some((prefix) => prefix !== '' && isUnder(pathname, prefix))) return null
  const moved =
    left.find(({ pathPrefix }) => pathPrefix !== '' && isUnder(pathname, `/${pathPrefix}`)) ??
    (present.includes('') ? undefined : left.find(({ pathPrefix }) => pathPrefix === ''))
  if (!moved) return null
  const path = moved.pathPrefix === '' ? pathname : pathname.slice(moved.pathPrefix.length + 1) || '/'
  return { view: findStoreView(directory, moved.code), path }
}

function viewsAtHost<View extends StoreAddress>(directory: StoreDirectory<View>, host: string): View[] {
  const found = directory.views.filter((view) => view.host === host)
  if (found.length > 0) return found
  const home = findStoreView(directory, null).host
  return directory.views.filter((view) => view.host === home)
}

function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}

export type StoreNavigation = {
  readonly directory: StoreDirectory<StoreAddress>
  readonly current: StoreAddress
  readonly target: { readonly host: string; readonly pathname: string }
}

/** A link that leads into another store view is followed by the browser itself, never inside the running page. */
export function needsFullNavigation(
  { directory, current, target }: StoreNavigation,
  settings: { readonly isMultistore: boolean },
): boolean {
  return settings.isMultistore && resolveStoreView(directory, target).view.code !== current.code
}
