import { normaliseCode } from '@vonk/domain/coupons'
import { err, ok, type Result } from '@vonk/domain/result'
import { checkGiftCard, type GiftCard, type GiftCardRefusal } from '@vonk/domain/tenders'
import type { Throttled } from '@vonk/domain/throttle'
import { findGiftCard } from '../gift-cards/index.ts'
import type { CartParts } from './cart-parts.ts'
import { type ChangeRefusal, changeCart } from './change-cart.ts'
import type { Caller } from './open-cart.ts'
import { updateCart } from './store.ts'

/** The gift cards of a cart; guessing at codes is slowed down. */
export function createCartGiftCards(parts: CartParts) {
  const { db, throttles, now } = parts

  function attempt({ visitor, cartId }: Pick<Caller, 'visitor' | 'cartId'>) {
    return throttles.attempt(['gift-card'], { visitor, cartId, emailAddress: null })
  }

  return {
    async apply(caller: Caller, text: string): Promise<Result<true, ChangeRefusal | GiftCardRefusal | Throttled>> {
      const counted = await attempt(caller)
      if (!counted.ok) return counted
      return changeCart(parts, caller, async (tx, { cart }) => {
        const { giftCardCodes: appliedCodes } = cart
        const card = checkGiftCard(await findGiftCard(tx, normaliseCode(text)), { now: now(), appliedCodes })
        if (!card.ok) return card
        await updateCart(tx, cart.id, { giftCardCodes: [...appliedCodes, card.value.code] })
        return ok(true)
      })
    },

    remove(caller: Caller, text: string): Promise<Result<true, ChangeRefusal | { code: 'gift-card-not-applied' }>> {
      const code = normaliseCode(text)
      return changeCart(parts, caller, async (tx, { cart }) => {
        if (!cart.giftCardCodes.includes(code)) return err({ code: 'gift-card-not-applied' })
        await updateCart(tx, cart.id, { giftCardCodes: cart.giftCardCodes.filter((each) => each !== code) })
        return ok(true)
      })
    },

    async check(visitor: string | null, text: string): Promise<Result<GiftCard, GiftCardRefusal | Throttled>> {
      const counted = await attempt({ visitor, cartId: null })
      if (!counted.ok) return counted
      return checkGiftCard(await findGiftCard(db, normaliseCode(text)), { now: now(), appliedCodes: [] })
    },
  }
}
