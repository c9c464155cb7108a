import type { Block, MailContent } from '../mails/block.ts'
import type { MailFrame } from './mail-frame.ts'

const WIDTH = 72

/** The mail for those who read text only: the same content, in the same order. */
export function renderText({ title, blocks }: MailContent, { shopName, footer, links }: MailFrame): string {
  const parts = [
    shopName,
    underlined(title),
    ...blocks.map(textOf),
    '-'.repeat(WIDTH),
    footer.join('\n'),
    links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return underlined(block.text)
    case 'paragraph':
      return wrap(block.text)
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'lines':
      return linesOf(block)
    case 'columns':
      return block.columns.map(({ title, lines }) => [underlined(title), ...lines].join('\n')).join('\n\n')
    case 'code':
      return `${block.label}: ${block.code} (${block.amount})`
    case 'small-print':
      return [
        underlined(block.title),
        ...block.paragraphs.map(wrap),
        ...(block.list ? [block.list.map((item) => wrap(`- ${item}`)).join('\n')] : []),
      ].join('\n\n')
  }
}

function underlined(text: string): string {
  return `${text}\n${'-'.repeat(Math.min(text.length, WIDTH))}`
}

function linesOf({ lines, totals }: Extract<Block, { kind: 'lines' }>): string {
  const goods = lines.map(({ name, details, quantity, amount }) =>
    [leader(`${quantity} ${name}`, amount), ...details.map((detail) => `    ${detail}`)].join('\n'),
  )
  return [
    ...goods,
    ...(totals.length > 0 ? [totals.map(({ label, value }) => leader(label, value)).join('\n')] : []),
  ].join('\n\n')
}

/** `label .......... value`, so that eyes find the other side. */
function leader(label: string, value: string): string {
  if (value === '') return label
  return `${label} ${'.'.repeat(Math.max(2, WIDTH - label.length - value.length - 2))} ${value}`
}

function wrap(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
