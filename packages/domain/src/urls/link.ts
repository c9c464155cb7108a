import { buildPath, type StoreView } from '../stores/index.ts'
import { joinSegments, pathSegments } from './path-segments.ts'
import { storyPage } from './shop-pages.ts'

const safeSchemes = ['http', 'https', 'mailto', 'tel']

/** Whether an address may become a link or a picture: a page, a site, mail or phone, never a script or inline data. */
export function isSafeLink(url: string): boolean {
  // Browsers skip blanks and control characters, so "java\nscript:" is a script to them.
  const bare = Array.from(url)
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('')
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1]
  return scheme === undefined || safeSchemes.includes(scheme.toLowerCase())
}

/** A link as editors set it. */
export type Link = { readonly linkType: 'story' | 'url'; readonly url: string; readonly cachedUrl: string }

/** The owner's rule: what begins with http, www or // leads out of the shop. */
export function isExternalLink(url: string): boolean {
  return /^(?:http|www|\/\/)/i.test(url.trim())
}

/** The address of another site, or null for a page of the shop; without a protocol "www.x" would be a page here. */
export function externalAddress(url: string): string | null {
  const address = url.trim()
  if (!isExternalLink(address)) return null
  return /^www/i.test(address) ? `https://${address}` : address
}

/** The address a link leads to: other sites, mail and phone as they are, everything else inside the view. */
export function linkTarget(link: Link, view: StoreView): string {
  const url = (link.linkType === 'story' ? link.cachedUrl : link.url || link.cachedUrl).trim()
  if (/^(?:mailto:|tel:|#)/i.test(url)) return url
  return externalAddress(url) ?? buildPath(view, link.linkType === 'story' ? storyPage(url, view) : url)
}

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
  const status = statuses.find((candidate) => candidate === redirect.redirectType) ?? 302
  const elsewhere = externalAddress(redirect.targetPath)
  if (elsewhere !== null) return { status, target: elsewhere }

  const target = joinSegments(pathSegments(redirect.targetPath))
  if (target === joinSegments(pathSegments(redirect.requestPath))) return null
  const rest = redirect.targetPath.search(/[?#]/)
  return { status, target: rest === -1 ? target : target + redirect.targetPath.slice(rest) }
}
