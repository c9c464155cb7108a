import type { ContentImage, ContentLink } from '@vonk/contract'
import type { StoreView } from '@vonk/domain/stores'
import { imageSize, linkTarget } from '@vonk/domain/urls'
import type { ThemeImage, ThemeLink } from '../index.ts'

type LinkItem = { readonly label: string; readonly link: ContentLink }

/** The address a link of an editor leads to, from whatever page it is followed. */
export function hrefOf(link: ContentLink, view: StoreView): string {
  const href = linkTarget({ linkType: link.linktype, url: link.url, cachedUrl: link.cached_url }, view)
  return link.anchor ? `${href}#${link.anchor}` : href
}

export function toThemeLink({ label, link }: LinkItem, view: StoreView): ThemeLink {
  const href = hrefOf(link, view)
  return link.target === '_blank' ? { label, href, isNewTab: true } : { label, href }
}

export function toThemeLinks(items: readonly LinkItem[], view: StoreView): ThemeLink[] {
  return items.map((item) => toThemeLink(item, view))
}

/** A picture at one of the widths the image service offers; pictures kept elsewhere are shown as they are. */
export function toThemeImage(image: ContentImage, width: 375 | 540): ThemeImage {
  // The contract only lets pictures in whose name tells their size.
  const size = imageSize(image.filename) ?? { width, height: width }
  const isOurs = image.filename.startsWith('/') && !image.filename.startsWith('//')
  return {
    src: isOurs ? `/img/${width}/0/resize${image.filename}` : image.filename,
    alt: image.alt,
    width,
    height: Math.round((width * size.height) / size.width),
  }
}
