import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/**
 * The router of a build that tries only the routes an address can reach: those whose path begins with the address's own
 * first segment, or with none. The router would try all of them twice for every page, and make objects of them.
 */
export function createReachableHandler(build: ServerBuild, mode?: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const others = createRequestHandler(withReachable(build, null), mode)
  const handlers = new Map<string, RequestHandler>()
  for (const route of Object.values(build.routes)) {
    const segment = route && firstSegmentOf(route, build.routes)
    if (typeof segment !== 'string' || handlers.has(segment)) continue
    handlers.set(segment, createRequestHandler(withReachable(build, segment), mode))
  }
  return (request, context) => {
    const segment = findSegment(new URL(request.url).pathname, build.basename ?? '/')
    const handle = segment === null ? whole : (handlers.get(segment) ?? others)
    return handle(request, context)
  }
}

function withReachable(build: ServerBuild, segment: string | null): ServerBuild {
  const isReachable = (id: string) => {
    const route = build.routes[id]
    const first = route && firstSegmentOf(route, build.routes)
    return first === null || first === segment
  }
  const assets = { ...build.assets, routes: pick(build.assets.routes, isReachable) }
  return { ...build, routes: pick(build.routes, isReachable), assets }
}

function pick<Item>(items: Record<string, Item>, isWanted: (id: string) => boolean): Record<string, Item> {
  return Object.fromEntries(Object.entries(items).filter(([id]) => isWanted(id)))
}

const fixedSegment = /^[\w.-]+$/

/** What an address of the route begins with: '' for the home page, null where that is open. */
function firstSegmentOf(route: Route, routes: Routes): string | null {
  const [first] = pathOf(route, routes).split('/').filter(Boolean)
  if (first === undefined) return route.index ? '' : null
  return fixedSegment.test(first) ? first.toLowerCase() : null
}

function pathOf({ path = '', parentId }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? `${pathOf(parent, routes)}/${path}` : path
}

/** The first segment as the router compares it, without regard to case; null where the address is not spelled plainly. */
function findSegment(pathname: string, basename: string): string | null {
  const isPlain = pathname.startsWith(basename) && !/%|\/\/|\.data$/.test(pathname)
  if (!isPlain) return null
  const [first = ''] = pathname.slice(basename.length).split('/')
  return first.toLowerCase()
}
