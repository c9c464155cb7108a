import { tabOfRoute } from '@vonk/domain/navigation'
import { matchRoute } from '@vonk/domain/urls'

/** The tab a page belongs to. */
export function tabOfPath(pathname: string) {
  return tabOfRoute(matchRoute(pathname)?.route.name ?? '')
}
