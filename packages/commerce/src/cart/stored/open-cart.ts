import { err, ok, type Result } from '@vonk/domain/result'
import { type StoreView, shopOf } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import type { PriceContext } from '../../prices/index.ts'
import type { Buyer, CartParts } from './cart-parts.ts'
import { guestKeyOf } from './guest-key.ts'
import type { StoredCart } from './schema.ts'
import { type SeenCart, seeCustomerCart, seeGuestCart } from './see-cart.ts'

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

/** The buyer behind the token of a caller, null for a guest, and the prices of the view. */
export type Shopper = { readonly buyer: Buyer | null; readonly prices: PriceContext | null }

export type OpenedCart = Pick<SeenCart, 'cart' | 'lines'> & Shopper

type Access = Result<OpenedCart & SeenCart, AccessRefusal>

/**
 * Looks up who is calling. This asks the database through the pool, so it comes before a transaction: callers that held a
 * connection and waited for a second one would wait for each other.
 */
export async function findShopper(
  { whoIs, sellables }: Pick<CartParts, 'whoIs' | 'sellables'>,
  { token, view }: Pick<Caller, 'token' | 'view'>,
): Promise<Result<Shopper, AccessRefusal>> {
  const buyer = token === null ? null : await whoIs(token)
  if (token !== null && buyer === null) return err({ code: 'not-signed-in' })
  return ok({ buyer, prices: await sellables.findPrices(view.code) })
}

/** The cart a caller may touch: a guest's by its unguessable id, a customer's by the token; all others do not exist. */
export async function openCart(db: Db, caller: Caller, shopper: Shopper): Promise<Access> {
  const { buyer } = shopper
  const shop = shopOf(caller.view)
  const guestKey = guestKeyOf(caller.cartId ?? '')
  const seen = guestKey
    ? await seeGuestCart(db, guestKey)
    : buyer && (await seeCustomerCart(db, buyer.customerId, shop))
  if (!seen || seen.cart.shop !== shop || !isNamed(seen.cart, caller.cartId)) return err({ code: 'cart-not-found' })
  return ok({ ...seen, ...shopper })
}

/** The same for a caller who only reads. */
export async function readCart(parts: CartParts, caller: Caller): Promise<Access> {
  const shopper = await findShopper(parts, caller)
  return shopper.ok ? openCart(parts.db, caller, shopper.value) : shopper
}

/** Without an id the token says whose cart it is. */
function isNamed(cart: StoredCart, cartId: string | null): boolean {
  return cart.guestKey !== null || !cartId || cartId === cart.publicId
}

/** The id a caller knows the cart by. Who names none has a token, and a customer's cart has an id to tell. */
export function cartIdFor({ cartId }: Pick<Caller, 'cartId'>, { publicId }: StoredCart): string {
  return cartId ?? publicId ?? ''
}
