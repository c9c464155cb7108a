import { externalAddress } from './link.ts'
import { joinSegments, pathSegments } from './path-segments.ts'

export type StoredRedirect = {
  readonly requestPath: string
  readonly targetPath: string
  /** The status of the answer. */
  readonly redirectType: number
}

export type RedirectStatus = 301 | 302 | 303 | 307 | 308
/** `target` is a page of the view, to be built with its prefix, or the address of another site. */
export type Redirect = { readonly status: RedirectStatus; readonly target: string }

const statuses: readonly RedirectStatus[] = [301, 302, 303, 307, 308]

/** Where a stored redirect leads; null when it would only lead to itself. An unknown type is temporary, as browsers keep permanent ones. */
export function followRedirect(redirect: StoredRedirect): Redirect | null {
  const status = statuses.find((known) => known === redirect.redirectType) ?? 302
  const elsewhere = externalAddress(redirect.targetPath)
  if (elsewhere !== null) return { status, target: elsewhere }

  const target = joinSegments(pathSegments(redirect.targetPath))
  if (target === joinSegments(pathSegments(redirect.requestPath))) return null
  const rest = redirect.targetPath.search(/[?#]/)
  return { status, target: rest === -1 ? target : target + redirect.targetPath.slice(rest) }
}
