import type { Result } from '@vonk/domain/result'
import type { Asker, Throttled, ThrottledAction } from '@vonk/domain/throttle'
import type { CartParts } from './stored/cart-parts.ts'
import { type Change, type ChangeRefusal, changeCartFor } from './stored/change-cart.ts'
import { type Caller, readCart } from './stored/open-cart.ts'

type Guess<Value, Refusal> = { readonly action: ThrottledAction; guess(): Promise<Result<Value, Refusal>> }

/** Slows down guessing at codes: only codes that are none count against whoever tries them. */
export async function throttleGuess<Value, Refusal>(
  { throttles }: Pick<CartParts, 'throttles'>,
  { visitor, cartId }: Pick<Asker, 'visitor' | 'cartId'>,
  { action, guess }: Guess<Value, Refusal>,
): Promise<Result<Value, Refusal | Throttled>> {
  const asker = { visitor, cartId, emailAddress: null }
  const counted = await throttles.attempt([action], asker)
  if (!counted.ok) return counted
  const guessed = await guess()
  if (guessed.ok) await throttles.uncount(counted.value)
  return guessed
}

type CartGuess<Value, Refusal> = { readonly action: ThrottledAction; readonly change: Change<Value, Refusal> }

/** Tries a code on a cart. It counts on the cart only once that is open: a stranger could lock its owner out otherwise. */
export async function guessCode<Value, Refusal>(
  parts: CartParts,
  caller: Caller,
  { action, change }: CartGuess<Value, Refusal>,
): Promise<Result<Value, Refusal | ChangeRefusal | Throttled>> {
  const opened = await readCart(parts, caller)
  if (!opened.ok) return opened
  const { cart, buyer, prices } = opened.value
  const asker = { visitor: caller.visitor, cartId: String(cart.id) }
  return throttleGuess(parts, asker, {
    action,
    guess: () => changeCartFor(parts, { caller, shopper: { buyer, prices } }, change),
  })
}
