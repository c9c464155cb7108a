import { getPath } from 'hono/utils/url'
import type { Route } from './handle.ts'

/** Clients of this API family write some paths with a final slash and some without: both lead to the same endpoint. */
export function apiPathOf(request: Request): string {
  const path = getPath(request)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

export function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1).split('#', 1)[0])
}

/** Hono takes the first route that matches, so `/stock/list` has to come before `/stock/:sku`. */
export function bySpecificity(one: Route, other: Route): number {
  const [a, b] = [weightOf(one), weightOf(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

function weightOf({ endpoint }: Route): string {
  const kinds = endpoint.path.split('/').map((segment) => (segment.startsWith(':') ? 1 : 0))
  return kinds.join('') + (endpoint.path.includes('{') ? '2' : '')
}

/** A path whatever its parameters are called: of two with the same shape, each matches what the other does. */
export function shapeOf(path: string): string {
  return path.replace(/:\w+/g, ':value')
}

/** Two handlers for one call are a mistake that would otherwise show only as the wrong answer. */
export function refuseDuplicates(routes: readonly Route[]): void {
  const seen = new Set<string>()
  for (const { endpoint } of routes) {
    const call = `${endpoint.method} ${shapeOf(endpoint.path)}`
    if (seen.has(call)) throw new DuplicateRoute(`${endpoint.method} ${endpoint.path}`)
    seen.add(call)
  }
}

class DuplicateRoute extends Error {
  override readonly name = 'DuplicateRoute'

  constructor(call: string) {
    super(`Two handlers answer ${call}`)
  }
}
