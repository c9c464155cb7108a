import type { RichText, RichTextMark, RichTextNode } from '@vonk/contract'

export type TextLink = { readonly linktype: 'story' | 'url'; readonly href: string; readonly uuid?: string }
type Resolve = (target: string) => TextLink

/** Rich text from a small part of Markdown: headings, lists, tables, quotes, rules; bold, italic and links in a line. */
export function toRichText(source: string, linkTo: Resolve): RichText {
  const paragraphs = source.trim().split(/\n\s*\n/)
  return {
    type: 'doc',
    content: paragraphs.flatMap((part) =>
      blockOf(
        part.split('\n').map((line) => line.trim()),
        linkTo,
      ),
    ),
  }
}

function blockOf(lines: readonly string[], linkTo: Resolve): RichTextNode[] {
  const [first = ''] = lines
  const inline = (text: string) => inlineOf(text, linkTo)
  const heading = /^(#{2,4}) (.+)$/.exec(first)
  if (heading?.[1] && heading[2]) {
    const own: RichTextNode = { type: 'heading', attrs: { level: heading[1].length }, content: inline(heading[2]) }
    return lines.length > 1 ? [own, ...blockOf(lines.slice(1), linkTo)] : [own]
  }
  if (first === '---') return [{ type: 'horizontal_rule' }]
  if (first.startsWith('- ')) return [{ type: 'bullet_list', content: listItems(lines, /^- /, inline) }]
  if (/^\d+\. /.test(first)) return [{ type: 'ordered_list', content: listItems(lines, /^\d+\. /, inline) }]
  if (first.startsWith('> ')) {
    const quoted = lines.map((line) => line.replace(/^> ?/, '')).join(' ')
    return [{ type: 'blockquote', content: [paragraph(inline(quoted))] }]
  }
  if (first.startsWith('|')) return [tableOf(lines, inline)]
  return [paragraph(withBreaks(lines, inline))]
}

type Inline = (text: string) => RichTextNode[]

const paragraph = (content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })

/** A line that does not begin an item goes on with the one before. */
function listItems(lines: readonly string[], mark: RegExp, inline: Inline): RichTextNode[] {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line}`)
  }
  return items.map((item) => ({ type: 'list_item', content: [paragraph(inline(item))] }))
}

/** The first row holds the headings. */
function tableOf(lines: readonly string[], inline: Inline): RichTextNode {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  )
  return {
    type: 'table',
    content: rows.map((cells, index) => ({
      type: 'tableRow',
      content: cells.map((cell) => ({
        type: index === 0 ? 'tableHeader' : 'tableCell',
        content: [paragraph(inline(cell))],
      })),
    })),
  }
}

/** Lines of a paragraph are one text; a backslash at the end keeps the break, as in an address. */
function withBreaks(lines: readonly string[], inline: Inline): RichTextNode[] {
  const [first = '', ...rest] = lines
    .join('\n')
    .split('\\\n')
    .map((part) => part.replaceAll('\n', ' '))
  return [...inline(first), ...rest.flatMap((part): RichTextNode[] => [{ type: 'hard_break' }, ...inline(part)])]
}

const inlineMark = /\*\*(?<bold>.+?)\*\*(?!\*)|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/

function inlineOf(text: string, linkTo: Resolve, marks: RichTextMark[] = []): RichTextNode[] {
  const found = inlineMark.exec(text)
  if (!found) return text === '' ? [] : [plain(text, marks)]
  const { bold, italic, label, target } = found.groups ?? {}
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  const own: RichTextMark = target
    ? { type: 'link', attrs: { ...linkTo(target) } }
    : { type: bold === undefined ? 'italic' : 'bold' }
  return [
    ...(before === '' ? [] : [plain(before, marks)]),
    ...inlineOf(bold ?? italic ?? label ?? '', linkTo, [...marks, own]),
    ...inlineOf(after, linkTo, marks),
  ]
}

function plain(text: string, marks: RichTextMark[]): RichTextNode {
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }
}
