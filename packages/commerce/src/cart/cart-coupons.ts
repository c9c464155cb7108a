import { type CouponRefusal, normaliseCode } from '@vonk/domain/coupons'
import { ok, type Result } from '@vonk/domain/result'
import type { Throttled } from '@vonk/domain/throttle'
import { guessCode } from './guess-code.ts'
import { priceLines } from './lines/price-lines.ts'
import type { CartParts } from './stored/cart-parts.ts'
import { type Change, type ChangeRefusal, changeCart } from './stored/change-cart.ts'
import { type AccessRefusal, type Caller, readCart } from './stored/open-cart.ts'
import { updateCart } from './stored/store.ts'
import { couponFor } from './totals/total-cart.ts'

/** The coupon of a cart. */
export function createCartCoupons(parts: CartParts) {
  const { sellables } = parts

  return {
    apply(caller: Caller, text: string): Promise<Result<true, ChangeRefusal | CouponRefusal | Throttled>> {
      const { view } = caller
      const code = normaliseCode(text)
      const change: Change<true, CouponRefusal> = async (tx, { lines: stored, ...opened }) => {
        const lines = await priceLines(tx, stored, { ...opened, sellables, view })
        const coupon = await couponFor(tx, { ...opened, view }, lines, { ...parts, code })
        if (!coupon.ok) return coupon
        await updateCart(tx, opened.cart.id, { couponCode: coupon.value.code })
        return ok(true as const)
      }
      return guessCode(parts, caller, { action: 'coupon', change })
    },

    remove(caller: Caller): Promise<Result<true, ChangeRefusal>> {
      return changeCart(parts, caller, async (tx, { cart }) => {
        await updateCart(tx, cart.id, { couponCode: null })
        return ok(true)
      })
    },

    async read(caller: Caller): Promise<Result<string | null, AccessRefusal>> {
      const opened = await readCart(parts, caller)
      return opened.ok ? ok(opened.value.cart.couponCode) : opened
    },
  }
}
