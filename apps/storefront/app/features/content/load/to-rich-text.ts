import type { RichText, RichTextMark, RichTextNode } from '@vonk/contract'
import type { StoreView } from '@vonk/domain/stores'
import { linkTarget } from '@vonk/domain/urls'
import type { RichTextNodes } from './story-data.ts'
import { safe } from './to-story-link.ts'

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
