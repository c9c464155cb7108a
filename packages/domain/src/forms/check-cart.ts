import { err, ok, type Result } from '../result/index.ts'
import type { FormRefusal } from './form-refusal.ts'

/** Checkout needs something to check out. */
export function checkCartFilled(itemCount: number): Result<number, FormRefusal> {
  return itemCount > 0 ? ok(itemCount) : err({ code: 'cart-empty' })
}

/** No more of one product than there are. */
export function checkQuantity(quantity: number, maxQuantity: number): Result<number, FormRefusal> {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return err({ code: 'required' })
  return quantity > maxQuantity ? err({ code: 'only-available', maxQuantity }) : ok(quantity)
}
