import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactNode } from 'react'
import type { Block, MailContent } from '../mails/block.ts'
import type { MailFrame } from './mail-frame.ts'
import { type MailStyles, sheetOf, stylesOf } from './mail-styles.ts'
import { renderColumns, renderFacts, renderLines } from './mail-tables.ts'

/** The mail as HTML: one column, no pictures, styles on the elements. React escapes whatever a customer wrote. */
export async function renderHtml(content: MailContent, frame: MailFrame): Promise<string> {
  const { look } = frame
  const styles = stylesOf(look)
  return render(
    h(
      Html,
      { lang: frame.language, dir: 'ltr' },
      h(
        Head,
        null,
        h('title', null, content.subject),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('style', null, sheetOf(look)),
      ),
      h(Preview, null, content.preview),
      h(
        Body,
        { className: 'ground', style: styles.body },
        h(
          Container,
          { style: styles.container },
          renderBand(frame, styles),
          renderPaper(content, styles),
          renderFooter(frame, styles),
        ),
      ),
    ),
  )
}

function renderBand({ home, shopName, look }: MailFrame, styles: MailStyles): ReactNode {
  const name = h(
    Link,
    { href: home, className: 'on-band', style: styles.logo, 'aria-label': shopName },
    look.logo.text ?? shopName,
    h('span', { style: styles.mark }, '.'),
  )
  return h(Section, { className: 'band pad', style: styles.band }, name)
}

function renderPaper({ title, blocks }: MailContent, styles: MailStyles): ReactNode {
  return h(
    Section,
    { className: 'paper line pad', style: styles.paper },
    h(Heading, { as: 'h1', className: 'ink', style: styles.title }, title),
    ...blocks.map((block) => renderBlock(block, styles)),
  )
}

function renderFooter({ footer, links }: MailFrame, styles: MailStyles): ReactNode {
  const anchors = links.flatMap(({ label, href }, index) => [
    index > 0 ? ' · ' : '',
    h(Link, { key: href, href, className: 'soft', style: { ...styles.link, ...styles.soft } }, label),
  ])
  return h(
    Section,
    { className: 'pad', style: styles.footer },
    ...footer.map((line) => h(Text, { className: 'soft', style: styles.small }, line)),
    h(Text, { className: 'soft', style: styles.small }, ...anchors),
  )
}

function renderBlock(block: Block, styles: MailStyles): ReactNode {
  switch (block.kind) {
    case 'heading':
      return h(Heading, { as: 'h2', className: 'ink', style: styles.heading }, block.text)
    case 'paragraph':
      return h(Text, { className: 'ink', style: styles.text }, block.text)
    case 'quote':
      return h('blockquote', { className: 'ink', style: styles.quote }, block.text)
    case 'button':
      return h(
        Text,
        { style: styles.text },
        h(Button, { href: block.href, className: 'button on-button', style: styles.button }, block.label),
      )
    case 'link':
      return h(
        Text,
        { style: styles.text },
        h(Link, { href: block.href, className: 'ink', style: styles.link }, block.label),
      )
    case 'facts':
      return renderFacts(block, styles)
    case 'lines':
      return renderLines(block, styles)
    case 'columns':
      return renderColumns(block, styles)
    case 'code':
      return renderCode(block, styles)
    case 'small-print':
      return renderSmallPrint(block, styles)
  }
}

function renderCode({ label, code, amount }: Extract<Block, { kind: 'code' }>, styles: MailStyles): ReactNode {
  return h(
    Section,
    { style: styles.code },
    h(Text, { className: 'soft', style: styles.small }, label),
    h(Text, { className: 'ink', style: styles.codeText }, code),
    h(Text, { className: 'ink', style: { ...styles.text, margin: 0 } }, amount),
  )
}

function renderSmallPrint(
  { title, paragraphs, list = [] }: Extract<Block, { kind: 'small-print' }>,
  styles: MailStyles,
) {
  return h(
    Section,
    null,
    h(Heading, { as: 'h2', className: 'ink', style: styles.smallTitle }, title),
    ...paragraphs.map((text) => h(Text, { className: 'soft', style: styles.small }, text)),
    ...(list.length > 0
      ? [
          h(
            'ul',
            { className: 'soft', style: { ...styles.small, paddingLeft: '20px' } },
            ...list.map((item) => h('li', null, item)),
          ),
        ]
      : []),
  )
}
