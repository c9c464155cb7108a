import { type RichText, type RichTextNode, readContent } from '@vonk/contract'
import type { StoreView } from '@vonk/domain/stores'
import { inLanguage } from '@vonk/languages'
import { legalTexts } from '@vonk/languages/texts'
import type { Attachment } from '@vonk/platform/mail'

/** Where the pages of editors are read. */
export type Stories = {
  find(key: { readonly slug: string }, version: 'published'): Promise<{ readonly content: unknown } | null>
}

/** The terms of a view as editors publish them now, as a file the buyer keeps; null where there is no such page. */
export async function findTermsFile(stories: Stories, view: StoreView): Promise<Attachment | null> {
  const page = inLanguage(legalTexts, view.language).paths.terms
  // Stories are kept in the folder of their view.
  const story = await stories.find({ slug: `${view.code}${page}` }, 'published')
  if (!story) return null
  const { content } = readContent(story.content)
  const paragraphs = content?.component === 'page' ? textsIn(content.body) : []
  if (content?.component !== 'page' || paragraphs.length === 0) return null
  const text = `${[content.title, ...paragraphs].join('\n\n')}\n`
  return {
    fileName: `${page.slice(1)}.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: new TextEncoder().encode(text),
  }
}

/** Every text on a page, from top to bottom, with the titles of the blocks they stand in. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  if (isRichText(value)) return value.content.map((node) => plainText(node).trim()).filter((text) => text !== '')
  const title = 'title' in value && typeof value.title === 'string' ? value.title : ''
  return [...(title === '' ? [] : [title]), ...Object.values(value).flatMap(textsIn)]
}

function isRichText(value: object): value is RichText {
  return 'type' in value && value.type === 'doc' && 'content' in value
}

function plainText(node: RichTextNode): string {
  if (node.type === 'text') return node.text
  if (node.type === 'hard_break') return '\n'
  if (!('content' in node)) return ''
  const parts = (node.content ?? []).map(plainText)
  if (node.type === 'bullet_list') return parts.map((part) => `- ${part}`).join('\n')
  if (node.type === 'ordered_list') return parts.map((part, index) => `${index + 1}. ${part}`).join('\n')
  if (node.type === 'table') return parts.join('\n')
  return parts.join(node.type === 'tableRow' ? ' | ' : '')
}
