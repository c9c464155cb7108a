import { type CouponRefusal, normaliseCode } from '@vonk/domain/coupons'
import { err, ok, type Result } from '@vonk/domain/result'
import { checkGiftCard, type GiftCard, type GiftCardRefusal } from '@vonk/domain/tenders'
import type { Throttled, ThrottledAction } from '@vonk/domain/throttle'
import { findGiftCard } from '../gift-cards/index.ts'
import type { CartParts } from './cart-parts.ts'
import { type ChangeRefusal, changeCart } from './change-cart.ts'
import { type AccessRefusal, type Caller, openCart } from './open-cart.ts'
import { priceLines } from './price-lines.ts'
import { readLines, updateCart } from './store.ts'
import { couponFor } from './total-cart.ts'

export type CartTenders = ReturnType<typeof createCartTenders>

/** Coupons and gift cards of a cart. */
export function createCartTenders(parts: CartParts) {
  const { db, whoIs, sellables, throttles, now } = parts

  function attempt(action: ThrottledAction, { visitor, cartId }: Pick<Caller, 'visitor' | 'cartId'>) {
    return throttles.attempt([action], { visitor, cartId, emailAddress: null })
  }

  return {
    async applyCoupon(caller: Caller, text: string): Promise<Result<true, ChangeRefusal | CouponRefusal | Throttled>> {
      const counted = await attempt('coupon', caller)
      if (!counted.ok) return counted
      const code = normaliseCode(text)
      return changeCart(parts, caller, async (tx, { cart, buyer }) => {
        const { view } = caller
        const lines = await priceLines(tx, await readLines(tx, cart.id), { sellables, view, buyer })
        const coupon = await couponFor(tx, { cart, buyer, view }, lines, { ...parts, code })
        if (!coupon.ok) return coupon
        await updateCart(tx, cart.id, { couponCode: coupon.value.code })
        return ok(true)
      })
    },

    deleteCoupon(caller: Caller): Promise<Result<true, ChangeRefusal>> {
      return changeCart(parts, caller, async (tx, { cart }) => {
        await updateCart(tx, cart.id, { couponCode: null })
        return ok(true)
      })
    },

    async readCoupon(caller: Caller): Promise<Result<string | null, AccessRefusal>> {
      const opened = await openCart(db, caller, whoIs)
      return opened.ok ? ok(opened.value.cart.couponCode) : opened
    },

    async applyGiftCard(
      caller: Caller,
      text: string,
    ): Promise<Result<true, ChangeRefusal | GiftCardRefusal | Throttled>> {
      const counted = await attempt('gift-card', caller)
      if (!counted.ok) return counted
      return changeCart(parts, caller, async (tx, { cart }) => {
        const { giftCardCodes: appliedCodes } = cart
        const card = checkGiftCard(await findGiftCard(tx, normaliseCode(text)), { now: now(), appliedCodes })
        if (!card.ok) return card
        await updateCart(tx, cart.id, { giftCardCodes: [...appliedCodes, card.value.code] })
        return ok(true)
      })
    },

    removeGiftCard(
      caller: Caller,
      text: string,
    ): Promise<Result<true, ChangeRefusal | { code: 'gift-card-not-applied' }>> {
      const code = normaliseCode(text)
      return changeCart(parts, caller, async (tx, { cart }) => {
        if (!cart.giftCardCodes.includes(code)) return err({ code: 'gift-card-not-applied' })
        await updateCart(tx, cart.id, { giftCardCodes: cart.giftCardCodes.filter((each) => each !== code) })
        return ok(true)
      })
    },

    async checkGiftCard(visitor: string | null, text: string): Promise<Result<GiftCard, GiftCardRefusal | Throttled>> {
      const counted = await attempt('gift-card', { visitor, cartId: null })
      if (!counted.ok) return counted
      return checkGiftCard(await findGiftCard(db, normaliseCode(text)), { now: now(), appliedCodes: [] })
    },
  }
}
