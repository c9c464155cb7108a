import type { RichText, RichTextNode } from '@vonk/contract'
import type { StoreView } from '@vonk/domain/stores'
import type { TextRun } from '../index.ts'
import { hrefOf } from './theme-links.server.ts'

/** The small print of a footer: one line for each paragraph, links kept, the rest of the markup left behind. */
export function toTextLines(text: RichText, view: StoreView): TextRun[][] {
  return text.content.map((node) => runsOf(node, view)).filter((runs) => runs.length > 0)
}

function runsOf(node: RichTextNode, view: StoreView): TextRun[] {
  if (node.type === 'text') return [runOf(node, view)]
  if (!('content' in node)) return []
  return (node.content ?? []).flatMap((inner) => runsOf(inner, view))
}

function runOf({ text, marks = [] }: Extract<RichTextNode, { type: 'text' }>, view: StoreView): TextRun {
  const link = marks.find((mark) => mark.type === 'link')
  const address = link?.attrs.href
  if (!link || !address) return { text }
  if (link.attrs.linktype === 'email') return { text, href: `mailto:${address.replace(/^mailto:/, '')}` }
  const linktype = link.attrs.linktype === 'story' ? 'story' : 'url'
  const target = { linktype, url: address, cached_url: address, id: '', target: '_self' } as const
  return { text, href: hrefOf({ ...target, anchor: link.attrs.anchor }, view) }
}
