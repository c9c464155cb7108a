import { getSchema } from '@tiptap/core'
import { checkContent } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { textParts, toEditorText, toStoryText } from './rich-text-shape.ts'

const words = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const link = { type: 'link', attrs: { href: '/nl/sale', linktype: 'story', uuid: 'u', anchor: null, target: '_self' } }

/** Everything the schema of a text knows. */
const whole = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('Coats')] },
    paragraph(
      words('All ', { type: 'bold' }),
      words('sizes', { type: 'italic' }),
      { type: 'hard_break' },
      words('2', { type: 'superscript' }),
      words('x', { type: 'subscript' }),
      words('new', { type: 'highlight' }),
      words('here', link),
      words('down', { type: 'anchor', attrs: { id: 'more' } }),
      words('soft', { type: 'styled', attrs: { class: 'muted' } }),
      words('old', { type: 'strike' }),
      words('line', { type: 'underline' }),
      words('code', { type: 'code' }),
    ),
    { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(words('wool'))] }] },
    {
      type: 'ordered_list',
      attrs: { order: 3 },
      content: [{ type: 'list_item', content: [paragraph(words('down'))] }],
    },
    { type: 'blockquote', content: [paragraph(words('Warm'))] },
    { type: 'code_block', content: [words('x = 1')] },
    { type: 'horizontal_rule' },
    { type: 'image', attrs: { src: '/content/10x10/a.svg', alt: 'A coat', title: null } },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraph(words('Size'))] },
            { type: 'tableCell', content: [paragraph(words('98'))] },
          ],
        },
      ],
    },
  ],
}
const accepted = (text: unknown) => {
  const checked = checkContent({ component: 'rich-text', _uid: 'r', text })
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal))
  return 'text' in checked.value ? checked.value.text : null
}

describe('the text editor', () => {
  it('holds everything a story may hold, and gives it back as it was', () => {
    const node = getSchema(textParts).nodeFromJSON(toEditorText(whole))
    node.check()

    expect(accepted(toStoryText(node.toJSON()))).toEqual(accepted(whole))
  })

  it('begins an empty text with a paragraph, and the shop takes it', () => {
    expect(accepted(toStoryText(toEditorText(undefined)))).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
  })
})
