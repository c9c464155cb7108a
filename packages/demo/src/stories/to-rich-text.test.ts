import { richTextSchema } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { toRichText } from './to-rich-text.ts'

const write = (source: string) =>
  toRichText(source, (target) => ({ linktype: 'url', href: target.replace('category:', '/') })).content

const words = (text: string) => ({ type: 'text', text })
const line = (...content: object[]) => ({ type: 'paragraph', content })

describe('toRichText', () => {
  it('makes paragraphs of what blank lines divide, and keeps a break only where a backslash asks for it', () => {
    expect(write('One\ntwo\n\nStreet 1\\\nTown')).toEqual([
      line(words('One two')),
      line(words('Street 1'), { type: 'hard_break' }, words('Town')),
    ])
  })

  it('makes headings, with or without a blank line below', () => {
    expect(write('## Care\nWash cold.\n\n### More')).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [words('Care')] },
      line(words('Wash cold.')),
      { type: 'heading', attrs: { level: 3 }, content: [words('More')] },
    ])
  })

  it('makes lists whose items may run over several lines, quotes and rules', () => {
    const item = (text: string) => ({ type: 'list_item', content: [line(words(text))] })

    expect(write('- one\n  goes on\n- two\n\n1. first\n\n> said\n> she\n\n---')).toEqual([
      { type: 'bullet_list', content: [item('one goes on'), item('two')] },
      { type: 'ordered_list', content: [item('first')] },
      { type: 'blockquote', content: [line(words('said she'))] },
      { type: 'horizontal_rule' },
    ])
  })

  it('makes tables whose first row is their heading', () => {
    const cell = (type: string, text: string) => ({ type, content: [line(words(text))] })

    expect(write('| Size | Age |\n| 92 | 2 |')).toEqual([
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Size'), cell('tableHeader', 'Age')] },
          { type: 'tableRow', content: [cell('tableCell', '92'), cell('tableCell', '2')] },
        ],
      },
    ])
  })

  it('marks bold, italic and links inside a line, one inside the other too', () => {
    const link = { type: 'link', attrs: { linktype: 'url', href: '/tees' } }

    expect(write('a **b *c*** [**tees**](category:tees)!')).toEqual([
      line(
        words('a '),
        { ...words('b '), marks: [{ type: 'bold' }] },
        { ...words('c'), marks: [{ type: 'bold' }, { type: 'italic' }] },
        words(' '),
        { ...words('tees'), marks: [link, { type: 'bold' }] },
        words('!'),
      ),
    ])
  })

  it('is what the content service takes', () => {
    const source = '## A\n\n- b\n\n| c | d |\n| e | f |\n\n> **g** [h](/i)'

    expect(richTextSchema.safeParse(toRichText(source, (href) => ({ linktype: 'url', href }))).success).toBe(true)
  })
})
