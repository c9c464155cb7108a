import type { CartLine } from './cart-line.ts'
import type { CartState } from './cart-state.ts'

export type ClearingStep = 'empty' | 'sync' | 'disconnect'

/** Emptying comes first and disconnecting last: without its token the cart could no longer be synced. */
export function clearingSteps({ sync }: { readonly sync: boolean }): readonly ClearingStep[] {
  return sync ? ['empty', 'sync', 'disconnect'] : ['empty', 'disconnect']
}

export function disconnect<Line extends CartLine>(cart: CartState<Line>): CartState<Line> {
  return { ...cart, id: null, itemsHash: null }
}
