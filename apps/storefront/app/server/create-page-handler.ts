import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { shortWay } from './short-way.ts'

type Routes = ServerBuild['routes']

/**
 * The router tries all the routes it knows, and does so four times for a page. The home page and the addresses of the
 * catalogue and the stories, which no path of our own begins like, are therefore given to routers that know one way only.
 */
export function createPageHandler(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const short = {
    'routes/home': createRequestHandler({ ...build, routes: wayTo('routes/home', build.routes) }, mode),
    'routes/dispatch': createRequestHandler({ ...build, routes: wayTo('routes/dispatch', build.routes) }, mode),
  }
  const paths = { basename: build.basename ?? '/', own: firstSegments(build.routes) }

  return function handlePage(request, context) {
    const way = request.method === 'GET' ? shortWay(new URL(request.url).pathname, paths) : null
    return (way ? short[way] : whole)(request, context)
  }
}

function wayTo(id: string, routes: Routes): Routes {
  const route = routes[id]
  if (!route) return {}
  return { ...(route.parentId && wayTo(route.parentId, routes)), [id]: route }
}

function firstSegments(routes: Routes): Set<string> {
  const paths = Object.values(routes).flatMap((route) => route?.path?.toLowerCase().split('/')[0] ?? [])
  return new Set(paths.filter((segment) => segment !== '*'))
}
