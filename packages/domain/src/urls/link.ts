import { buildPath, type StoreView } from '../stores/index.ts'
import { storyPage } from './story-page.ts'

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
