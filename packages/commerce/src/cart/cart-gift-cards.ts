import { normaliseCode } from '@vonk/domain/coupons'
import { err, ok, type Result } from '@vonk/domain/result'
import { checkGiftCard, type GiftCard, type GiftCardRefusal } from '@vonk/domain/tenders'
import type { Throttled } from '@vonk/domain/throttle'
import { findGiftCard } from '../vouchers/index.ts'
import { guessCode, throttleGuess } from './guess-code.ts'
import type { CartParts } from './stored/cart-parts.ts'
import { type Change, type ChangeRefusal, changeCart } from './stored/change-cart.ts'
import type { Caller } from './stored/open-cart.ts'
import { updateCart } from './stored/store.ts'

/** The gift cards of a cart. */
export function createCartGiftCards(parts: CartParts) {
  const { db, now } = parts

  return {
    apply(caller: Caller, text: string): Promise<Result<true, ChangeRefusal | GiftCardRefusal | Throttled>> {
      const change: Change<true, GiftCardRefusal> = async (tx, { cart }) => {
        const { giftCardCodes: appliedCodes } = cart
        const card = checkGiftCard(await findGiftCard(tx, normaliseCode(text)), { now: now(), appliedCodes })
        if (!card.ok) return card
        await updateCart(tx, cart.id, { giftCardCodes: [...appliedCodes, card.value.code] })
        return ok(true as const)
      }
      return guessCode(parts, caller, { action: 'gift-card', change })
    },

    remove(caller: Caller, text: string): Promise<Result<true, ChangeRefusal | { code: 'gift-card-not-applied' }>> {
      const code = normaliseCode(text)
      return changeCart(parts, caller, async (tx, { cart }) => {
        if (!cart.giftCardCodes.includes(code)) return err({ code: 'gift-card-not-applied' })
        await updateCart(tx, cart.id, { giftCardCodes: cart.giftCardCodes.filter((each) => each !== code) })
        return ok(true)
      })
    },

    check(visitor: string | null, text: string): Promise<Result<GiftCard, GiftCardRefusal | Throttled>> {
      const guess = async () =>
        checkGiftCard(await findGiftCard(db, normaliseCode(text)), { now: now(), appliedCodes: [] })
      return throttleGuess(parts, { visitor, cartId: null }, { action: 'gift-card', guess })
    },
  }
}
