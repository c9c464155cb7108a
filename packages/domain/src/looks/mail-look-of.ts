import { mixColours } from '../colours/index.ts'
import type { Colour } from './decisions.ts'
import { faces } from './faces.data.ts'
import type { Look } from './look.ts'
import { tokensOf } from './tokens-of.ts'

/** Mails cannot share the style sheet of the shop. */
export type MailColours = Readonly<
  Record<'ground' | 'paper' | 'ink' | 'soft' | 'line' | 'band' | 'onBand' | 'mark' | 'button' | 'onButton', Colour>
>

export type MailLook = {
  readonly day: MailColours
  readonly night: MailColours
  readonly radius: string
  readonly fontFamily: string
  /** How the name at their head is written; without a text of its own it is the name of the brand. */
  readonly logo: { readonly text?: string; readonly fontWeight: number; readonly letterSpacing: string }
}

/** A look as mails show it, by day and by night. */
export function mailLookOf(look: Look): MailLook {
  const { logo } = look.mail ?? {}
  return {
    day: coloursByDay(look),
    night: coloursByNight(look),
    radius: look.radius === 0 ? '0' : `${Math.round(look.radius * 11.2)}px`,
    fontFamily: "'Figtree', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    logo: { ...(logo !== undefined && { text: logo }), ...faces[look.headingFace].mailLogo },
  }
}

function coloursByDay(look: Look): MailColours {
  const { normal } = tokensOf(look)
  return {
    ground: normal['colour-ground'],
    paper: normal['colour-raised'],
    ink: normal['colour-ink'],
    soft: normal['colour-ink-soft'],
    line: normal['colour-line'],
    band: normal['colour-hero'],
    onBand: normal['colour-on-hero'],
    mark: normal['colour-logo-spark'],
    button: normal['colour-button'],
    onButton: normal['colour-on-button'],
  }
}

/** Where paper has a line around it, all of it is of one black. */
function coloursByNight(look: Look): MailColours {
  const { normal } = tokensOf(look)
  const paper = normal['colour-invert']
  const ground = look.border > 0 ? paper : mixColours(paper, '#000000', 1 / 3)
  return {
    ground,
    paper,
    ink: normal['colour-on-invert'],
    soft: normal['colour-on-invert-soft'],
    line: look.mail?.lineByNight ?? normal['colour-ink-soft'],
    band: ground,
    onBand: normal['colour-on-invert'],
    mark: normal['colour-logo-spark'],
    button: normal['colour-button-by-night'],
    onButton: normal['colour-on-button-by-night'],
  }
}
