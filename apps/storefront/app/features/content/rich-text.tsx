import type { RichTextMark, RichTextNode } from '@vonk/contract'
import { isSafeLink } from '@vonk/domain/urls'
import { Fragment, type JSX, type ReactNode } from 'react'
import type { RichTextNodes } from './load/story-data.ts'
import styles from './rich-text.module.css'

/** Text of an editor as elements; what is not known here is left out, and nothing in it ever becomes HTML. */
export function RichText({ nodes, align = 'start' }: { nodes: RichTextNodes; align?: 'start' | 'center' }) {
  return (
    <div className={styles.text} data-align={align}>
      {renderNodes(nodes)}
    </div>
  )
}

const plainElements: Partial<Record<RichTextNode['type'], keyof JSX.IntrinsicElements>> = {
  paragraph: 'p',
  bullet_list: 'ul',
  list_item: 'li',
  blockquote: 'blockquote',
  code_block: 'pre',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
}

// The page has its one h1 already.
const headings = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

function renderNodes(nodes: RichTextNodes | undefined): ReactNode {
  // A text never changes order on an open page.
  return nodes?.map((node, index) => <Fragment key={String(index)}>{renderNode(node)}</Fragment>)
}

function renderNode(node: RichTextNode): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce(renderMark, node.text)
    case 'hard_break':
      return <br />
    case 'horizontal_rule':
      return <hr />
    case 'image':
      return isSafeLink(node.attrs.src) ? <img src={node.attrs.src} alt={node.attrs.alt ?? ''} loading="lazy" /> : null
    case 'heading': {
      const Heading = headings[node.attrs.level - 1] ?? 'h2'
      return <Heading>{renderNodes(node.content)}</Heading>
    }
    case 'ordered_list':
      return <ol start={node.attrs?.order ?? undefined}>{renderNodes(node.content)}</ol>
    case 'table':
      return renderTable(node.content)
    default: {
      const Element = plainElements[node.type]
      return Element ? <Element>{renderNodes(node.content)}</Element> : null
    }
  }
}

/** Wide tables scroll inside themselves, by keyboard too. */
function renderTable(rows: RichTextNodes | undefined): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable without a mouse.
    <div className={styles.table} tabIndex={0}>
      <table>
        <tbody>{renderNodes(rows)}</tbody>
      </table>
    </div>
  )
}

const markElements = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
} as const

function renderMark(inner: ReactNode, mark: RichTextMark): ReactNode {
  if (mark.type === 'styled') return <span data-look={mark.attrs.class}>{inner}</span>
  if (mark.type === 'anchor') return <span id={mark.attrs.id}>{inner}</span>
  if (mark.type === 'link') {
    const { href, target } = mark.attrs
    if (!href || !isSafeLink(href)) return inner
    return (
      <a href={href} target={target === '_blank' ? target : undefined}>
        {inner}
      </a>
    )
  }
  const Element = markElements[mark.type]
  return Element ? <Element>{inner}</Element> : inner
}
