import { contrastOf, readHex } from '../colours/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import type { Look } from './look.ts'
import { plainLook } from './plain-look.data.ts'
import type { TokenName } from './ruled-tokens.ts'
import { shopTokensOf, tokensOf } from './tokens-of.ts'

export type LookRefusal =
  | {
      readonly code: 'colours-unreadable'
      readonly ink: string
      readonly ground: string
      readonly ratio: number
      readonly needed: number
    }
  | { readonly code: 'token-refused'; readonly token: string }

type Pair = readonly [ink: ColourName, ground: ColourName, needed: number]
type ColourName = TokenName extends infer Name ? (Name extends `colour-${infer Colour}` ? Colour : never) : never

const readable = 4.5
const visible = 3

const pairs: readonly Pair[] = [
  ['ink', 'ground', readable],
  ['ink', 'ground-soft', readable],
  ['ink', 'raised', readable],
  ['ink-soft', 'ground', readable],
  ['ink-soft', 'ground-soft', readable],
  ['ink-soft', 'raised', readable],
  ['on-hero', 'hero', readable],
  ['on-hero-soft', 'hero', readable],
  ['menu-highlight', 'hero', readable],
  ['on-button-by-night', 'button-by-night', readable],
  ['button-by-night', 'invert', visible],
  ['on-invert', 'invert', readable],
  ['on-invert-soft', 'invert', readable],
  ['on-button', 'button', readable],
  ['button', 'hero', visible],
  ['on-ribbon', 'ribbon', readable],
  ['ink', 'tint-1', readable],
  ['ink', 'tint-2', readable],
  ['ink', 'tint-3', readable],
  ['ink', 'tint-4', readable],
  ['ink', 'hover', readable],
  ['ink', 'field', readable],
  ['ink-soft', 'field', readable],
  ['field-line', 'ground', visible],
  ['field-line', 'field', visible],
  ['star', 'ground', visible],
  ['star', 'raised', visible],
  ['focus', 'ground', visible],
  ['focus', 'raised', visible],
  ['on-disabled', 'disabled', readable],
  ['on-accent', 'accent', readable],
  ['on-sale', 'sale', readable],
  ['on-danger', 'danger', readable],
  ...(['sale', 'success', 'info', 'warning', 'danger'] as const).flatMap((status) =>
    (['ground', 'ground-soft', 'raised'] as const).map((ground) => [status, ground, readable] as const),
  ),
  ...(['success', 'info', 'warning', 'danger'] as const).flatMap((status) => [
    [status, `${status}-soft`, readable] as const,
    ['ink', `${status}-soft`, readable] as const,
  ]),
]

/** Whether it is one, and everyone can read what is written in it, in the shop and in its sample sale: WCAG 2.2 AA. */
export function checkLook(look: Look): Result<Look, LookRefusal> {
  const token = findWrongToken(look)
  if (token !== null) return err({ code: 'token-refused', token })
  for (const isSampleSale of [false, true]) {
    const tokens = shopTokensOf(look, { isSampleSale })
    for (const [ink, ground, needed] of pairs) {
      const ratio = contrastOf(readHex(tokens[`colour-${ink}`]), readHex(tokens[`colour-${ground}`]))
      // Rounded down: what is shown as enough is enough.
      if (ratio < needed) return err({ code: 'colours-unreadable', ink, ground, ratio: shown(ratio), needed })
    }
  }
  return ok(look)
}

const colourForm = /^#[0-9a-f]{6}$/
const seeThroughForm = /^rgb\((\d{1,3} ){3}\/ [01](\.\d+)?\)$/
// Style sheets are made of these: nothing may end a rule or ask for a file.
const otherForm = /^(?!.*url\()[\w\s.,%()+*/"-]+$/

/** An override has the form of what it stands in for; what stands in for nothing has none. */
function findWrongToken({ overrides = {}, saleOverrides = {} }: Look): string | null {
  const usual: Readonly<Record<string, string>> = tokensOf(plainLook).normal
  const isRight = ([name, value]: readonly [string, string]) => {
    const stoodFor = usual[name]
    return stoodFor !== undefined && formOf(stoodFor).test(value)
  }
  const wrong = [...Object.entries(overrides), ...Object.entries(saleOverrides)].find((entry) => !isRight(entry))
  return wrong?.[0] ?? null
}

function formOf(value: string): RegExp {
  if (value.startsWith('#')) return colourForm
  return value.startsWith('rgb(') ? seeThroughForm : otherForm
}

function shown(ratio: number): number {
  return Math.floor(ratio * 100) / 100
}
