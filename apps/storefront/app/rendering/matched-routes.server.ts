import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']

/**
 * The router's context of a page without the routes that the page does not match: the router would make objects of all of
 * them for every page. There are only as many combinations as there are routes, so none has to be dropped.
 */
export function createMatchedRoutes() {
  const manifests = new Map<string, { readonly whole: Manifest; readonly matched: Manifest }>()

  return function withMatchedRoutes(entry: EntryContext): EntryContext {
    const { manifest: whole, staticHandlerContext } = entry
    const ids = staticHandlerContext.matches.map(({ route }) => route.id)
    const key = ids.join()
    const cached = manifests.get(key)
    if (cached?.whole === whole) return { ...entry, manifest: cached.matched }
    const matched = { ...whole, routes: pick(whole.routes, ids) }
    manifests.set(key, { whole, matched })
    return { ...entry, manifest: matched }
  }
}

function pick(routes: Manifest['routes'], ids: readonly string[]): Manifest['routes'] {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
}
