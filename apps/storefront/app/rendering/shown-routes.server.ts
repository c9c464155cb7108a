import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']

const known = new WeakMap<Manifest, Map<string, Manifest>>()

/** Routes whose files a page may name though they are not on its way. */
const named = ['routes/home', 'routes/category', 'routes/product']

/** The build's list of routes without those a page has nothing to do with: the router makes objects of all of them. */
export function shownRoutes({ manifest, staticHandlerContext: { matches } }: EntryContext): Manifest {
  const ids = [...matches.map(({ route }) => route.id), ...named]
  const ofManifest = known.get(manifest) ?? new Map<string, Manifest>()
  known.set(manifest, ofManifest)
  const name = ids.join()
  const found = ofManifest.get(name) ?? { ...manifest, routes: pick(manifest.routes, ids) }
  ofManifest.set(name, found)
  return found
}

function pick(routes: Manifest['routes'], ids: readonly string[]): Manifest['routes'] {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
}
