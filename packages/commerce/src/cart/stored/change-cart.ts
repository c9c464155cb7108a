import { type CartHoldRefusal, checkCartChangeable } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import type { CartParts } from './cart-parts.ts'
import { type AccessRefusal, type Caller, findShopper, type OpenedCart, openCart, type Shopper } from './open-cart.ts'
import { findAnswer, insertAnswer, lockCarts, readLines, updateCart } from './store.ts'

export type ChangeRefusal = AccessRefusal | CartHoldRefusal

export type Change<Value, Refusal> = (tx: Db, opened: OpenedCart) => Promise<Result<Value, Refusal>>

/**
 * One change of a cart at a time, all of it or nothing. A call that comes again under the same key is answered as
 * before and changes nothing; a refusal is not kept, it may be different next time.
 */
export async function changeCart<Value, Refusal>(
  parts: CartParts,
  caller: Caller,
  change: Change<Value, Refusal>,
): Promise<Result<Value, Refusal | ChangeRefusal>> {
  const shopper = await findShopper(parts, caller)
  return shopper.ok ? changeCartFor(parts, { caller, shopper: shopper.value }, change) : shopper
}

type Changing = { readonly caller: Caller; readonly shopper: Shopper }

/** The same for a caller who has been looked up already. */
export function changeCartFor<Value, Refusal>(
  { db }: Pick<CartParts, 'db'>,
  { caller, shopper }: Changing,
  change: Change<Value, Refusal>,
): Promise<Result<Value, Refusal | ChangeRefusal>> {
  const run = async (tx: Db): Promise<Result<Value, Refusal | ChangeRefusal>> => {
    const opened = await openCart(tx, caller, shopper)
    if (!opened.ok) return opened
    const [cart] = await lockCarts(tx, [opened.value.cart.id])
    // It may have been taken in by a customer's cart while we waited for it.
    if (!cart || cart.status === 'merged') return err({ code: 'cart-not-found' })

    return once(
      tx,
      { cartId: cart.id, key: caller.idempotencyKey },
      async (): Promise<Result<Value, Refusal | ChangeRefusal>> => {
        const changeable = checkCartChangeable(cart.hold)
        return changeable.ok ? change(tx, { ...shopper, cart, lines: await readLines(tx, cart.id) }) : changeable
      },
    )
  }
  return db.transaction(run, { isRepeatable: true })
}

type Call = { readonly cartId: number; readonly key: string | null }

async function once<Value, Refusal>(
  tx: Db,
  { cartId, key }: Call,
  act: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  const before = key === null ? null : await findAnswer(tx, cartId, key)
  // The key stands for everything the call says, so it was this very change that was answered.
  if (before) return ok(before.answer as Value)
  const answer = await act()
  if (!answer.ok) return answer
  await updateCart(tx, cartId)
  if (key !== null) await insertAnswer(tx, cartId, key, answer.value)
  return answer
}
