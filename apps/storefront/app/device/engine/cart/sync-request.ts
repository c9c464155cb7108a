import type { CartLineView } from '../../cart/cart-line-view.ts'

export type SyncRequest = {
  /** The shopper has just changed something here: it counts, and they hear what became of it. */
  readonly isAction: boolean
  readonly isForced: boolean
  readonly isDryRun: boolean
  /** Lines the shopper has just changed into others. */
  readonly edits: readonly LineEdit[]
}

export type LineEdit = { readonly from: CartLineView; readonly to: CartLineView }

/** As at the start of a visit: nobody is waiting for it. */
export const quietly: SyncRequest = { isAction: false, isForced: false, isDryRun: false, edits: [] }
