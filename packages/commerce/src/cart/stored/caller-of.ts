import { hash } from 'node:crypto'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { CallContext } from '@vonk/platform/http'
import type { Caller } from './open-cart.ts'

type CartCall = {
  readonly cartId: string | null | undefined
  readonly context: CallContext
  /** Everything a change is about. */
  readonly said?: readonly unknown[]
}

/** Who makes a call about a cart. */
export function callerOf(directory: StoreDirectory, { cartId, context, said = [] }: CartCall): Caller {
  return {
    cartId: cartId || null,
    token: context.token,
    view: findStoreView(directory, context.storeCode),
    visitor: context.clientAddress,
    idempotencyKey: callKey(context.idempotencyKey, said),
  }
}

/** A call comes again when it says the same under the same key; whatever else is said under that key is a call of its own. */
function callKey(key: string | null, said: readonly unknown[]): string | null {
  return key === null ? null : hash('sha256', JSON.stringify([key, ...said]), 'base64url')
}
