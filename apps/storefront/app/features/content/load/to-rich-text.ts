import type { ContentLink, RichText, RichTextMark, RichTextNode } from '@vonk/contract'
import type { StoreView } from '@vonk/domain/stores'
import { isSafeLink, linkTarget } from '@vonk/domain/urls'
import type { RichTextNodes, StoryLink } from './story-data.ts'

/** Rich text whose links lead where they should. */
export function toRichText({ content }: RichText, view: StoreView): RichTextNodes {
  return content.map((node) => withLinks(node, view))
}

function withLinks(node: RichTextNode, view: StoreView): RichTextNode {
  if (node.type === 'text') return node.marks ? { ...node, marks: node.marks.map((mark) => toMark(mark, view)) } : node
  if (!('content' in node) || !node.content) return node
  return { ...node, content: node.content.map((child) => withLinks(child, view)) }
}

function toMark(mark: RichTextMark, view: StoreView): RichTextMark {
  if (mark.type !== 'link') return mark
  const { href, linktype, anchor, target } = mark.attrs
  const isMail = linktype === 'email' && !/^mailto:/i.test(href ?? '')
  const url = isMail ? `mailto:${href ?? ''}` : (href ?? '')
  const address = linkTarget({ linkType: linktype === 'story' ? 'story' : 'url', url, cachedUrl: url }, view)
  return { type: 'link', attrs: { href: safe(anchor ? `${address}#${encodeURIComponent(anchor)}` : address), target } }
}

/** Where a link of an editor leads. */
export function toStoryLink({ linktype, url, cached_url, anchor, target }: ContentLink, view: StoreView): StoryLink {
  const address = linkTarget({ linkType: linktype, url, cachedUrl: cached_url }, view)
  const href = anchor ? `${address}#${encodeURIComponent(anchor)}` : address
  return { href: safe(href), ...(target === '_blank' && { isNewTab: true }) }
}

// Stories are checked when they are saved; a space of somebody else may hold anything.
function safe(href: string): string {
  return isSafeLink(href) ? href : '#'
}
