import { err, ok, type Result } from '@vonk/domain/result'
import { type StoreView, shopOf } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { guestKeyOf } from './guest-key.ts'
import type { StoredCart } from './schema.ts'
import { type SeenCart, seeCustomerCart, seeGuestCart } from './see-cart.ts'

/** Who is behind a token. */
export type Buyer = { readonly customerId: number; readonly groupId: number; readonly emailAddress: string }

export type WhoIs = (token: string) => Promise<Buyer | null>

/** Who asks for which cart, and where. */
export type Caller = {
  readonly token: string | null
  readonly cartId: string | null
  readonly view: StoreView
  readonly visitor: string | null
  /** The same whenever the same is said again under the key of the caller. */
  readonly idempotencyKey: string | null
}

export type AccessRefusal = { readonly code: 'not-signed-in' | 'cart-not-found' }

export type OpenedCart = Pick<SeenCart, 'cart' | 'lines'> & { readonly buyer: Buyer | null }

/** The cart a caller may touch: a guest's by its unguessable id, a customer's by the token; all others do not exist. */
export async function openCart(
  db: Db,
  caller: Caller,
  whoIs: WhoIs,
): Promise<Result<OpenedCart & SeenCart, AccessRefusal>> {
  const buyer = caller.token === null ? null : await whoIs(caller.token)
  if (caller.token !== null && buyer === null) return err({ code: 'not-signed-in' })
  const shop = shopOf(caller.view)
  const guestKey = guestKeyOf(caller.cartId ?? '')
  const seen = guestKey
    ? await seeGuestCart(db, guestKey)
    : buyer && (await seeCustomerCart(db, buyer.customerId, shop))
  if (!seen || seen.cart.shop !== shop || !isNamed(seen.cart, caller.cartId)) return err({ code: 'cart-not-found' })
  return ok({ ...seen, buyer })
}

/** Without an id the token says whose cart it is. */
function isNamed(cart: StoredCart, cartId: string | null): boolean {
  return cart.guestKey !== null || !cartId || cartId === String(cart.id)
}
