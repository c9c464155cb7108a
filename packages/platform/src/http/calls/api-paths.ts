import { getPath } from 'hono/utils/url'
import type { Route } from './handle.ts'
import { shapeOf } from './route-table.ts'

/** Clients of this API family write some paths with a final slash and some without: both lead to the same endpoint. */
export function apiPathOf(request: Request): string {
  const path = getPath(request)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

export function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1).split('#', 1)[0])
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
