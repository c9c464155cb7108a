import type { ContentLink } from '@vonk/contract'
import type { StoreView } from '@vonk/domain/stores'
import { isSafeLink, linkTarget } from '@vonk/domain/urls'
import type { StoryLink } from './story-data.ts'

/** Where a link of an editor leads. */
export function toStoryLink({ linktype, url, cached_url, anchor, target }: ContentLink, view: StoreView): StoryLink {
  const address = linkTarget({ linkType: linktype, url, cachedUrl: cached_url }, view)
  const href = anchor ? `${address}#${encodeURIComponent(anchor)}` : address
  return { href: safe(href), ...(target === '_blank' && { isNewTab: true }) }
}

// Stories are checked when they are saved; a space of somebody else may hold anything.
export function safe(href: string): string {
  return isSafeLink(href) ? href : '#'
}
