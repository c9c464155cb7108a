import type { Colour } from './decisions.ts'
import type { Look } from './look.ts'
import { tokensOf } from './tokens-of.ts'

/** What is printed is printed on white. */
export type DocumentColours = Readonly<Record<'ink' | 'soft' | 'line', Colour>>

/** The colours of invoices. */
export function documentColoursOf(look: Look): DocumentColours {
  const { normal } = tokensOf(look)
  return { ink: normal['colour-ink'], soft: normal['colour-ink-soft'], line: normal['colour-line'] }
}
