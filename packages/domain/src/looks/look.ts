import type { Colour, Decisions } from './decisions.ts'
import type { TokenName } from './ruled-tokens.ts'

/** Where a look does not follow from its decisions by rule, it is said token by token. */
export type Look = Decisions & {
  readonly overrides?: TokenOverrides | undefined
  /** In a sample sale of the brand; what stands in `overrides` holds there too. */
  readonly saleOverrides?: TokenOverrides | undefined
  readonly mail?: MailOverrides | undefined
}

export type TokenOverrides = Readonly<Partial<Record<TokenName, string>>>

/** What only mails have. */
export type MailOverrides = {
  /** How the name is written at their head. */
  readonly logo?: string | undefined
  readonly lineByNight?: Colour | undefined
}
