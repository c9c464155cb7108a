import { manufacturers } from '../catalogue/documents/phrases.data.ts'
import type { Translated } from '../words/index.ts'
import type { Target } from './block-plan.ts'
import type { ContentOf } from './parts.ts'
import { type StoryView, say } from './story-view.ts'
import { targetLink } from './target-link.ts'
import { type TextLink, toRichText } from './to-rich-text.ts'

export type RichTextInput = ContentOf<'rich-text'>['text']

/** A text of the data files as rich text of the view: names filled in, links leading to where they lead there. */
export function writeText(
  view: StoryView,
  text: Translated,
  more: Readonly<Record<string, string>> = {},
): RichTextInput {
  return toRichText(fillIn(view, say(view, text), more), (target) => linkTo(view, target))
}

const names = { vonk: 'Vonk', razz: 'Razz' } as const

/** The text with what stands in braces replaced: `{brand}`, `{company}`, `{address}`, `{mail}`. */
export function fillIn(view: StoryView, text: string, more: Readonly<Record<string, string>> = {}): string {
  const { brand } = view
  const { name, address } = manufacturers[brand]
  const words: Readonly<Record<string, string>> = {
    brand: names[brand],
    company: name,
    address: say(view, address),
    mail: brand === 'vonk' ? 'hallo@vonk.example' : 'yo@razz.example',
    phone: brand === 'vonk' ? '[+31 30 010 18 40](tel:+31300101840)' : '[+31 30 010 18 50](tel:+31300101850)',
    ...more,
  }
  const filled = text.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place)
  // A company's name ends in a full stop itself.
  return filled.replaceAll('B.V..', 'B.V.')
}

/** `story:returns`, `category:girls-tees`, or an address as it is; a category the view lacks leads to its front door. */
function linkTo(view: StoryView, target: string): TextLink {
  // Whoever writes a target that is none is told by the test of all links.
  const link = targetLink(view, target as Target)
  if (link?.linktype === 'story') return { linktype: 'story', href: `/${link.cached_url}`, uuid: link.id ?? '' }
  return { linktype: 'url', href: link?.url ?? '/' }
}
