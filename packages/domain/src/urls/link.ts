import { buildPath, type StoreView } from '../stores/index.ts'
import { storyPage } from './story-page.ts'

/** A link as editors set it. */
export type Link = { readonly linkType: 'story' | 'url'; readonly url: string; readonly cachedUrl: string }

/** The owner's rule: what begins with http, www or // leads out of the shop. */
export function isExternalLink(url: string): boolean {
  return /^(?:http|www|\/\/)/i.test(url.trim())
}

/** The address a link leads to: other sites, mail and phone as they are, everything else inside the view. */
export function linkTarget(link: Link, view: StoreView): string {
  const url = (link.linkType === 'story' ? link.cachedUrl : link.url || link.cachedUrl).trim()
  if (/^www/i.test(url)) return `https://${url}`
  if (isExternalLink(url) || /^(?:mailto|tel):/i.test(url)) return url
  if (url.startsWith('#')) return url
  return buildPath(view, link.linkType === 'story' ? storyPage(url, view) : url)
}
