import type { Messages } from '@lingui/core'
import type { LanguageGrammar } from '@vonk/languages/tags'

type Values = Readonly<Record<string, unknown>>
/** A text as Lingui compiles it: pieces, and places for values with what is done to them. */
type Token = string | readonly [name: string, kind?: 'plural' | 'number', cases?: Readonly<Record<string, Tokens>>]
type Tokens = string | readonly Token[]

type Grammar = Pick<LanguageGrammar, 'plural' | 'separators'>

export type Texts = {
  /** A text that is not there shows its id, as with Lingui. */
  _(id: string, values?: Values): string
  /** Adds texts to those that are there. */
  load(messages: Messages): void
}

/**
 * The compiled texts of one language. Lingui's own runtime asks `Intl` for every plural, and the first number format costs a
 * phone more time than a whole list of products.
 */
export function createTexts(grammar: Grammar, messages: Messages): Texts {
  const loaded = { ...messages }
  return {
    _(id, values = {}) {
      // The Lingui plugin compiles every catalogue; a text that it could not compile fails the build.
      return Object.hasOwn(loaded, id) ? write(loaded[id] as Tokens, values, grammar) : id
    },
    load: (added) => void Object.assign(loaded, added),
  }
}

function write(tokens: Tokens, values: Values, grammar: Grammar, counted?: number): string {
  if (typeof tokens === 'string') return tokens
  return tokens.map((token) => writeToken(token, values, grammar, counted)).join('')
}

function writeToken(token: Token, values: Values, grammar: Grammar, counted?: number): string {
  if (token === '#' && counted !== undefined) return formatNumber(counted, grammar)
  if (typeof token === 'string') return token
  const [name, kind, cases = {}] = token
  const value = values[name]
  if (!kind) return String(value ?? '')
  const count = Number(value)
  if (kind === 'number') return formatNumber(count, grammar)
  const chosen = cases[String(count)] ?? cases[grammar.plural(count)] ?? cases['other'] ?? ''
  return write(chosen, values, grammar, count)
}

/** Whole thousands in groups, "1.234" or "1,234", as `Intl` writes it. */
export function formatNumber(value: number, { separators: [decimal, group] }: Grammar): string {
  const [whole = '', fraction] = String(Math.round(value * 1000) / 1000).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}
