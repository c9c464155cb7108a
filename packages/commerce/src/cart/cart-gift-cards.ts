import { normaliseCode } from '@vonk/domain/coupons'
import { err, ok, type Result } from '@vonk/domain/result'
import { checkGiftCard, type GiftCard, type GiftCardRefusal } from '@vonk/domain/tenders'
import type { Throttled } from '@vonk/domain/throttle'
import { findGiftCard } from '../gift-cards/index.ts'
import type { CartParts } from './stored/cart-parts.ts'
import { type ChangeRefusal, changeCart } from './stored/change-cart.ts'
import type { Caller } from './stored/open-cart.ts'
import { updateCart } from './stored/store.ts'

/** The gift cards of a cart; guessing at codes is slowed down. */
export function createCartGiftCards(parts: CartParts) {
  const { db, throttles, now } = parts

  /** Only codes that are none count against whoever tries them. */
  async function guessing<Value, Refusal>(
    { visitor, cartId }: Pick<Caller, 'visitor' | 'cartId'>,
    guess: () => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal | Throttled>> {
    const asker = { visitor, cartId, emailAddress: null }
    const counted = await throttles.attempt(['gift-card'], asker)
    if (!counted.ok) return counted
    const guessed = await guess()
    if (guessed.ok) await throttles.giveBack(['gift-card'], asker)
    return guessed
  }

  return {
    apply(caller: Caller, text: string): Promise<Result<true, ChangeRefusal | GiftCardRefusal | Throttled>> {
      return guessing(caller, () =>
        changeCart(parts, caller, async (tx, { cart }) => {
          const { giftCardCodes: appliedCodes } = cart
          const card = checkGiftCard(await findGiftCard(tx, normaliseCode(text)), { now: now(), appliedCodes })
          if (!card.ok) return card
          await updateCart(tx, cart.id, { giftCardCodes: [...appliedCodes, card.value.code] })
          return ok(true as const)
        }),
      )
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
      return guessing({ visitor, cartId: null }, async () =>
        checkGiftCard(await findGiftCard(db, normaliseCode(text)), { now: now(), appliedCodes: [] }),
      )
    },
  }
}
