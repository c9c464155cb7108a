import { err, ok, type Result } from '@vonk/domain/result'
import { shopOf } from '@vonk/domain/stores'
import type { Throttled } from '@vonk/domain/throttle'
import { type PricedLine, priceLines } from './lines/price-lines.ts'
import { createPutItem } from './lines/put-item.ts'
import type { CartParts } from './stored/cart-parts.ts'
import { type ChangeRefusal, changeCart } from './stored/change-cart.ts'
import { guestKeyOf, keyOfGuest, newGuestId } from './stored/guest-key.ts'
import { type AccessRefusal, type Caller, cartIdFor, readCart } from './stored/open-cart.ts'
import { seeGuestCart } from './stored/see-cart.ts'
import { deleteLines, insertGuestCart, openCustomerCart } from './stored/store.ts'
import { takeInGuest } from './stored/take-in-guest.ts'

type PulledCart = { readonly cartId: string; readonly lines: readonly PricedLine[] }

/** Carts as their owners see and change them. */
export function createCarts(parts: CartParts) {
  const { db, sellables, whoIs, throttles } = parts

  return {
    /** A guest gets a new cart, a customer their own, with what they had put into the guest's cart before logging in. */
    async create(
      caller: Caller,
      guestCartId: string | null,
    ): Promise<Result<string, { code: 'not-signed-in' } | Throttled>> {
      const shop = shopOf(caller.view)
      if (caller.token === null) {
        const asker = { visitor: caller.visitor, emailAddress: null, cartId: null }
        const counted = throttles.attemptHere('guest-cart', asker)
        if (!counted.ok) return counted
        const id = newGuestId()
        await insertGuestCart(db, keyOfGuest(id), shop)
        return ok(id)
      }
      const buyer = await whoIs(caller.token)
      if (!buyer) return err({ code: 'not-signed-in' })
      const cart = await openCustomerCart(db, buyer.customerId, shop)
      const guestKey = guestKeyOf(guestCartId ?? '')
      const guest = guestKey && (await seeGuestCart(db, guestKey))
      if (guest && guest.cart.shop === shop)
        await db.transaction((tx) => takeInGuest(tx, cart.id, { id: guest.cart.id, guestKey }))
      return ok(cartIdFor(caller, cart))
    },

    async pull(caller: Caller): Promise<Result<PulledCart, AccessRefusal>> {
      const opened = await readCart(parts, caller)
      if (!opened.ok) return opened
      const { cart, lines: stored, buyer, prices } = opened.value
      const lines = await priceLines(db, stored, { sellables, view: caller.view, buyer, prices })
      return ok({ cartId: cartIdFor(caller, cart), lines })
    },

    put: createPutItem(parts),

    remove(caller: Caller, itemId: number): Promise<Result<true, ChangeRefusal | { code: 'line-not-found' }>> {
      return changeCart(parts, caller, async (tx, { lines }) => {
        if (!lines.some(({ id }) => id === itemId)) return err({ code: 'line-not-found' })
        await deleteLines(tx, [itemId])
        return ok(true)
      })
    },
  }
}
