import type { MailColours, MailLook } from '@vonk/domain/looks'
import type { CSSProperties } from 'react'

/** Every colour has a class too, so that programs with a dark mode can be told what to use. */
const parts: readonly (readonly [
  name: string,
  property: 'color' | 'background-color' | 'border-color',
  colour: keyof MailColours,
])[] = [
  ['ground', 'background-color', 'ground'],
  ['paper', 'background-color', 'paper'],
  ['ink', 'color', 'ink'],
  ['soft', 'color', 'soft'],
  ['line', 'border-color', 'line'],
  ['band', 'background-color', 'band'],
  ['on-band', 'color', 'onBand'],
  ['button', 'background-color', 'button'],
  ['on-button', 'color', 'onButton'],
]

/** What cannot be said on the elements themselves: the night, and narrow screens. */
export function sheetOf({ night }: MailLook): string {
  const rules = (prefix: string) =>
    parts.map(([name, property, colour]) => `${prefix}.${name} { ${property}: ${night[colour]} !important }`).join('\n')
  return `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
body { background-color: ${night.ground} !important }
${rules('')}
}
${rules('[data-ogsc] ')}
@media (max-width: 480px) {
.pad { padding-left: 20px !important; padding-right: 20px !important }
.column { display: block !important; width: 100% !important; padding-bottom: 16px !important }
}`
}

export type MailStyles = ReturnType<typeof stylesOf>
type Styles = Record<string, CSSProperties>

/** Styles of the elements: mail programs read few style sheets. */
export function stylesOf(look: MailLook) {
  const { ink } = look.day
  const text: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: ink }
  return { text, ...frameStyles(look), ...textStyles(look, text), ...boxStyles(look, text), ...tableStyles(look) }
}

function frameStyles({ day, radius, fontFamily, logo }: MailLook) {
  const paper = { backgroundColor: day.paper, padding: '32px 40px 16px', borderRadius: radius }
  return {
    body: { margin: 0, padding: '24px 0', backgroundColor: day.ground, fontFamily },
    container: { maxWidth: '600px', width: '100%', margin: '0 auto' },
    band: { backgroundColor: day.band, padding: '20px 40px', borderRadius: `${radius} ${radius} 0 0` },
    logo: { ...logo, fontSize: '32px', lineHeight: '36px', color: day.onBand, textDecoration: 'none' },
    mark: { color: day.mark },
    paper: { ...paper, border: `1px solid ${day.line}` },
    footer: { padding: '20px 40px' },
  } satisfies Styles
}

function textStyles({ day }: MailLook, text: CSSProperties) {
  const quoted = { padding: '0 0 0 16px', borderLeft: `4px solid ${day.mark}` }
  return {
    title: { ...text, margin: '0 0 20px', fontSize: '28px', lineHeight: '34px', fontWeight: 800 },
    heading: { ...text, margin: '24px 0 8px', fontSize: '18px', fontWeight: 700 },
    quote: { ...text, ...quoted, fontStyle: 'italic', whiteSpace: 'pre-line' },
    soft: { color: day.soft },
    small: { ...text, margin: '0 0 10px', fontSize: '13px', lineHeight: '20px', color: day.soft },
    smallTitle: { ...text, margin: '24px 0 6px', fontSize: '14px', lineHeight: '20px', fontWeight: 700 },
    link: { color: day.ink, textDecoration: 'underline' },
  } satisfies Styles
}

function boxStyles({ day, radius }: MailLook, text: CSSProperties) {
  const monospace = "'SFMono-Regular', Consolas, 'Courier New', monospace"
  const large = { fontSize: '24px', lineHeight: '32px', fontWeight: 700 }
  return {
    button: {
      display: 'inline-block',
      padding: '14px 28px',
      backgroundColor: day.button,
      color: day.onButton,
      borderRadius: radius,
      fontSize: '16px',
      fontWeight: 700,
      textDecoration: 'none',
    },
    code: {
      margin: '0 0 20px',
      padding: '20px',
      border: `2px dashed ${day.mark}`,
      borderRadius: radius,
      textAlign: 'center',
    },
    codeText: { ...text, ...large, margin: '4px 0', fontFamily: monospace, overflowWrap: 'anywhere' },
  } satisfies Styles
}

function tableStyles({ day }: MailLook) {
  const cell = {
    fontSize: '15px',
    lineHeight: '22px',
    color: day.ink,
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 400,
  } satisfies CSSProperties
  return {
    table: { width: '100%', borderCollapse: 'collapse', margin: '0 0 20px' },
    cell: { ...cell, padding: '10px 0', borderTop: `1px solid ${day.line}` },
    fact: { ...cell, padding: '3px 16px 3px 0' },
    amount: { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '16px' },
    total: { padding: '4px 0', borderTop: 'none' },
    sum: { padding: '10px 0', fontSize: '17px', fontWeight: 700 },
  } satisfies Styles
}
