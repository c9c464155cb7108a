import type { RichTextNode } from '@vonk/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

const text = (words: string, ...marks: Extract<RichTextNode, { type: 'text' }>['marks'] & object): RichTextNode => ({
  type: 'text',
  text: words,
  marks,
})
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })

function html(...nodes: RichTextNode[]) {
  return renderToStaticMarkup(<RichText nodes={nodes} />).replace(/^<div[^>]*>|<\/div>$/g, '')
}

describe('RichText', () => {
  it('writes paragraphs, lists, quotes and marks as the elements they are', () => {
    expect(html(paragraph(text('Wool ', { type: 'bold' }), text('is warm', { type: 'italic' })))).toBe(
      '<p><strong>Wool </strong><em>is warm</em></p>',
    )
    const item: RichTextNode = { type: 'list_item', content: [paragraph(text('cold'))] }
    expect(html({ type: 'ordered_list', attrs: { order: 3 }, content: [item] })).toBe(
      '<ol start="3"><li><p>cold</p></li></ol>',
    )
  })

  it('marks words and gives them the looks an editor may choose', () => {
    expect(html(paragraph(text('new', { type: 'highlight' })))).toBe('<p><mark>new</mark></p>')
    expect(html(paragraph(text('sale', { type: 'styled', attrs: { class: 'accent' } })))).toBe(
      '<p><span data-look="accent">sale</span></p>',
    )
  })

  it('leaves the first heading to the page', () => {
    expect(html({ type: 'heading', attrs: { level: 1 }, content: [text('Care')] })).toBe('<h2>Care</h2>')
    expect(html({ type: 'heading', attrs: { level: 4 }, content: [text('Care')] })).toBe('<h4>Care</h4>')
  })

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x'])(
    'shows the words and not the link of %s',
    (href) => {
      expect(html(paragraph(text('click', { type: 'link', attrs: { href } })))).toBe('<p>click</p>')
      expect(html({ type: 'image', attrs: { src: href } })).toBe('')
    },
  )

  it('never lets words become markup', () => {
    expect(html(paragraph(text('<script>alert(1)</script>')))).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  })

  it('makes a wide table reachable by keyboard', () => {
    const cell: RichTextNode = { type: 'tableCell', content: [paragraph(text('104'))] }
    const table = html({ type: 'table', content: [{ type: 'tableRow', content: [cell] }] })

    expect(table).toContain('tabindex="0"')
    expect(table).toContain('<td><p>104</p></td>')
  })
})
