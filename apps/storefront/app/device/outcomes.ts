import type { CartLineView } from './cart/cart-line-view.ts'
import type { NoticeMessage } from './notice.ts'

export type AddOutcome = { readonly added: readonly CartLineView[]; readonly refusals: readonly NoticeMessage[] }

/** Why a code was not taken; `text` is the server's own word for it, where it gave one, `minimum` what has to be bought. */
export type CodeRefused = { readonly code: string; readonly text: string | null; readonly minimum?: number }

/** `code` is the server's refusal, such as `sign-in-incorrect` or `email-taken`, or `unreachable`. */
export type SessionRefused = { readonly code: string; readonly text: string | null }

export type NewAccount = {
  readonly email: string
  readonly firstName: string
  readonly middleName?: string
  readonly lastName: string
  readonly password: string
}
