import { err, ok, type Result } from '@vonk/domain/result'
import { type StoreView, shopOf } from '@vonk/domain/stores'
import type { Throttled } from '@vonk/domain/throttle'
import { type PricedLine, priceLines } from './lines/price-lines.ts'
import { createPutItem } from './lines/put-item.ts'
import type { CartParts } from './stored/cart-parts.ts'
import { type ChangeRefusal, changeCart } from './stored/change-cart.ts'
import { guestKeyOf, keyOfGuest, newGuestId } from './stored/guest-key.ts'
import { type AccessRefusal, type Caller, cartIdFor, readCart } from './stored/open-cart.ts'
import type { StoredCart, StoredLine } from './stored/schema.ts'
import { seeGuestCart } from './stored/see-cart.ts'
import { deleteLines, insertGuestCart, openCustomerCart } from './stored/store.ts'
import { takeInGuest } from './stored/take-in-guest.ts'

export type CreatedCart = {
  readonly cartId: string
  /** What of a guest's cart had no room in the customer's, and how much that may hold. */
  readonly leftOut: { readonly maximum: number; readonly lines: readonly StoredLine[] } | null
}
type PulledCart = { readonly cartId: string; readonly lines: readonly PricedLine[] }

/** Carts as their owners see and change them. */
export function createCarts(parts: CartParts) {
  const { db, sellables, whoIs, throttles, settingsOf } = parts

  async function createForGuest({ visitor, view }: Caller): Promise<Result<CreatedCart, Throttled>> {
    const counted = await throttles.attemptHere('guest-cart', { visitor, emailAddress: null, cartId: null })
    if (!counted.ok) return counted
    const cartId = newGuestId()
    await insertGuestCart(db, keyOfGuest(cartId), shopOf(view))
    return ok({ cartId, leftOut: null })
  }

  async function takeIn(cart: StoredCart, guestCartId: string, view: StoreView): Promise<CreatedCart['leftOut']> {
    const guestKey = guestKeyOf(guestCartId)
    const seen = guestKey && (await seeGuestCart(db, guestKey))
    if (!seen || seen.cart.shop !== cart.shop) return null
    const { maxProductsPerOrder } = settingsOf(view)
    const guest = { id: seen.cart.id, guestKey }
    const lines = await db.transaction((tx) => takeInGuest(tx, { cartId: cart.id, guest, maxProductsPerOrder }))
    return lines.length === 0 ? null : { maximum: maxProductsPerOrder, lines }
  }

  return {
    /** A guest gets a new cart, a customer their own, with what they had put into the guest's cart before logging in. */
    async create(
      caller: Caller,
      guestCartId: string | null,
    ): Promise<Result<CreatedCart, { code: 'not-signed-in' } | Throttled>> {
      if (caller.token === null) return createForGuest(caller)
      const buyer = await whoIs(caller.token)
      if (!buyer) return err({ code: 'not-signed-in' })
      const cart = await openCustomerCart(db, buyer.customerId, shopOf(caller.view))
      const leftOut = guestCartId === null ? null : await takeIn(cart, guestCartId, caller.view)
      return ok({ cartId: cartIdFor(caller, cart), leftOut })
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
