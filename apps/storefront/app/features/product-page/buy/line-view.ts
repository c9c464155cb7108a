import type { CartLine } from '@vonk/domain/cart'

/** A cart line with what it takes to show it before the server has answered. */
export type LineView = CartLine & {
  readonly name: string
  readonly image: string
  readonly page: string
  readonly choices: readonly { readonly label: string; readonly value: string }[]
}
