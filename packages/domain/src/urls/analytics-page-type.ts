import { matchRoute, staticRoutes } from './static-routes.ts'

/** What analytics call the page, by its address or by the route that was found to be behind it; null where it has no name. */
export function analyticsPageType(path: string, foundRoute: string | null): string | null {
  const route = foundRoute === null ? matchRoute(path)?.route : staticRoutes.find(({ name }) => name === foundRoute)
  return route?.analyticsPageType ?? null
}
