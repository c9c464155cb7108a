import { err, ok, type Result } from '@vonk/domain/result'
import { followRedirect, matchRoute, pathSegments, type StoredRedirect } from '@vonk/domain/urls'
import { isStorable } from '@vonk/platform/bulk-insert'

export type RedirectRefusal = {
  readonly code:
    | 'path-is-static'
    | 'path-has-query'
    | 'path-unusable'
    | 'target-missing'
    | 'type-unknown'
    | 'leads-to-itself'
  readonly requestPath: string
}

const LONGEST_PATH = 600
const statuses: readonly number[] = [301, 302, 303, 307, 308]

/** A redirect as it is stored: under the decoded path, without slashes at its ends, that pages are looked up by. */
export function checkRedirect(redirect: StoredRedirect): Result<StoredRedirect, RedirectRefusal> {
  const requestPath = pathSegments(redirect.requestPath).join('/')
  const targetPath = redirect.targetPath.trim()
  const refuse = (code: RedirectRefusal['code']) => err({ code, requestPath: redirect.requestPath })

  // A page that needs its query to be this page cannot be told from the one without.
  if (/[?#]/.test(redirect.requestPath)) return refuse('path-has-query')
  if (matchRoute(redirect.requestPath)) return refuse('path-is-static')
  if (requestPath.length > LONGEST_PATH || !isStorable(requestPath)) return refuse('path-unusable')
  if (targetPath === '' || !isStorable(targetPath)) return refuse('target-missing')
  if (!statuses.includes(redirect.redirectType)) return refuse('type-unknown')
  if (followRedirect({ ...redirect, targetPath }) === null) return refuse('leads-to-itself')
  return ok({ requestPath, targetPath, redirectType: redirect.redirectType })
}
