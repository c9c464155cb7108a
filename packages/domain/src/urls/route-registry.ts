import { err, ok, type Result } from '../result/index.ts'
import type { Route } from './static-routes.ts'

export type QueuedRoute = { readonly route: Route; readonly priority: number }
export type RouteRefusal = { readonly code: 'route-not-found'; readonly message: string }

const product = '/p/:parentSku/:slug/:childSku'

/** What an address that is no fixed page may turn out to be. */
export const pageRoutes: readonly Route[] = [
  { name: 'simple-product', path: product },
  { name: 'configurable-product', path: product },
  { name: 'grouped-product', path: product },
  { name: 'bundle-product', path: product },
  { name: 'category', path: '/c/:slug' },
  { name: 'storyblok', path: '/storyblok' },
]

/** The queued routes in the order they are tried: by priority, and of two with one name and path only the higher. */
export function flushRoutes(queue: readonly QueuedRoute[]): Route[] {
  const byPriority = queue.toSorted((a, b) => b.priority - a.priority)
  const kept = new Map<string, Route>()
  for (const { route } of byPriority) {
    const key = JSON.stringify([route.name, route.path])
    if (!kept.has(key)) kept.set(key, route)
  }
  return [...kept.values()]
}

/** A route by its name; the message of a missing one is for the log. */
export function findRoute(routes: readonly Route[], name: string): Result<Route, RouteRefusal> {
  const route = routes.find((candidate) => candidate.name === name)
  return route ? ok(route) : err({ code: 'route-not-found', message: `Route not found ${name}` })
}
