import { createElement as h, type ReactNode } from 'react'
import type { Block, BlockLine, TotalRow } from '../mails/block.ts'
import type { MailStyles } from './mail-styles.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const table = (styles: MailStyles, rows: readonly ReactNode[]) =>
  h('table', { style: styles.table, cellPadding: 0, cellSpacing: 0 }, h('tbody', null, ...rows))

export function renderFacts({ rows }: BlockOf<'facts'>, styles: MailStyles): ReactNode {
  const row = ({ label, value }: (typeof rows)[number]) =>
    h(
      'tr',
      null,
      h('th', { scope: 'row', className: 'soft', style: { ...styles.fact, ...styles.soft } }, label),
      h('td', { className: 'ink', style: { ...styles.fact, fontWeight: 600 } }, value),
    )
  return table(styles, rows.map(row))
}

/** What was bought with what it cost, and how the amounts become the total. */
export function renderLines({ lines, totals }: BlockOf<'lines'>, styles: MailStyles): ReactNode {
  return table(styles, [
    ...lines.map((line) => renderLine(line, styles)),
    ...totals.map((row, index) => renderTotal(row, styles, index === 0)),
  ])
}

function renderLine({ name, details, quantity, amount }: BlockLine, styles: MailStyles): ReactNode {
  return h(
    'tr',
    null,
    h(
      'th',
      { scope: 'row', className: 'ink line', style: styles.cell },
      h('span', { className: 'soft', style: styles.soft }, `${quantity} `),
      h('strong', null, name),
      ...details.map((detail) => h('span', { key: detail, className: 'soft', style: styles.soft }, h('br'), detail)),
    ),
    h('td', { className: 'ink line', style: { ...styles.cell, ...styles.amount } }, amount),
  )
}

function renderTotal({ label, value, weight }: TotalRow, styles: MailStyles, isFirst: boolean): ReactNode {
  const isInside = weight === 'inside'
  const style = {
    ...styles.cell,
    ...(isFirst ? { padding: '12px 0 4px' } : styles.total),
    ...(weight === 'sum' && styles.sum),
    ...(isInside && { ...styles.soft, fontSize: '13px' }),
  }
  const className = `${isInside ? 'soft' : 'ink'} line`
  return h(
    'tr',
    null,
    h('th', { scope: 'row', className, style }, label),
    h('td', { className, style: { ...style, ...styles.amount } }, value),
  )
}

/** Side by side where there is room, below each other on a phone. */
export function renderColumns({ columns }: BlockOf<'columns'>, styles: MailStyles): ReactNode {
  const width = `${Math.floor(100 / columns.length)}%`
  const cells = columns.map(({ title, lines }) =>
    h(
      'td',
      { className: 'ink column', style: { ...styles.fact, width } },
      h('strong', null, title),
      ...lines.map((line) => h('span', { key: line }, h('br'), line)),
    ),
  )
  return table(styles, [h('tr', null, ...cells)])
}
