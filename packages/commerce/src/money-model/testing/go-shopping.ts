import { sql } from 'drizzle-orm'
import { orderCartKey } from '../../cart/index.ts'
import { anOrderBody } from '../../checkout/testing.ts'
import type { Act } from './acts.ts'
import type { Asked } from './asked.ts'
import { inShop, nameInBooks } from './in-shop.ts'
import { unitPrice } from './reference/price.ts'
import { type Line, shopperOf } from './reference/state.ts'
import { call, centsOf, headersOf, type Scene, say } from './scene.ts'

type ShopperAct = Extract<Act, { who: number }>

/** What a shopper does with a cart, and what they look up. */
export async function goShopping(scene: Scene, act: ShopperAct, asked: Asked): Promise<string> {
  const { who } = act
  const rest = headersOf(who)
  const cartId = scene.carts.get(asked.cart) ?? ''
  switch (act.do) {
    case 'open-cart':
      return openCart(scene, who, asked.cart)
    case 'put': {
      const cartItem = { ...inShop(act.sku), qty: act.quantity, quoteId: cartId }
      return say(scene, 'POST', `/api/cart/update?cartId=${cartId}`, { body: { cartItem }, ...rest })
    }
    case 'take-out': {
      const { sku } = inShop(act.sku)
      const cartItem = { sku, item_id: await lineOf(scene, cartId, act.sku), quoteId: cartId }
      return say(scene, 'POST', `/api/cart/delete?cartId=${cartId}`, { body: { cartItem }, ...rest })
    }
    case 'coupon': {
      const { code } = act
      const path = code === null ? `delete-coupon?cartId=${cartId}` : `apply-coupon?cartId=${cartId}&coupon=${code}`
      return say(scene, 'POST', `/api/cart/${path}`, rest)
    }
    case 'card': {
      const body = { cartId, giftCardCode: await codeOf(scene, asked.card) }
      return say(scene, 'POST', `/api/ext/gift-card/${act.isOff ? 'remove' : 'apply'}`, { body, ...rest })
    }
    case 'points':
      return say(scene, 'POST', `/api/ext/rewards/apply?cartId=${cartId}`, { body: { points: act.points }, ...rest })
    case 'place':
    case 'place-again':
      return place(scene, who, asked.handed)
    default:
      return lookUp(scene, act, { cartId, card: asked.card })
  }
}

/** The line of a cart that is on the screen; one that never was is not in any cart. */
async function lineOf({ shop: { db } }: Scene, cartId: string, sku: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select l.id from cart_line l join cart c on c.id = l.cart_id
    where ${sql.raw(nameInBooks('l.sku', 'l.options'))} = ${sku} and coalesce(c.guest_key, c.public_id::text) = ${orderCartKey(cartId)}`)
  return rows[0]?.id ?? 0
}

type LookingUp = { readonly cartId: string; readonly card: string }

async function lookUp(scene: Scene, { do: what, who }: ShopperAct, { cartId, card }: LookingUp): Promise<string> {
  const rest = headersOf(who)
  if (what === 'totals') {
    const { said, result } = await call(scene, 'GET', `/api/cart/totals?cartId=${cartId}`, rest)
    return said === 'ok' ? `ok ${centsOf(result.grand_total)}` : said
  }
  if (what === 'show-points') {
    const { said, result } = await call(scene, 'GET', '/api/ext/rewards/balance', rest)
    return said === 'ok' ? `ok ${result.balance}` : said
  }
  const body = { giftCardCode: await codeOf(scene, card) }
  const { said, result } = await call(scene, 'POST', '/api/ext/gift-card/check', { body })
  return said === 'ok' ? `ok ${centsOf(result.balance)}` : said
}

async function openCart(scene: Scene, who: number, name: string): Promise<string> {
  const { said, result } = await call(scene, 'POST', '/api/cart/create', headersOf(who))
  // A customer is given the cart there is.
  const isKnown = [...scene.carts.values()].includes(String(result))
  if (!isKnown) scene.carts.set(name, String(result))
  return said
}

async function place(scene: Scene, who: number, { id, cart, lines, total }: Asked['handed']): Promise<string> {
  const products = lines.map((line) => toProduct(line, who))
  const cartId = scene.carts.get(cart) ?? ''
  const body = anOrderBody(cartId, {
    order_id: id,
    products,
    grand_total: total / 100,
    address: { email: shopperOf(who) },
  })
  const { said, result } = await call(scene, 'POST', '/api/order', { body, ...headersOf(who) })
  if (said !== 'ok') return said
  const { rows } = await scene.shop.db.execute<{ id: string }>(sql`
    select order_id as id from sales_order where order_number = ${result.orderNumber}`)
  return `ok ${rows[0]?.id}`
}

function toProduct({ sku, quantity }: Line, who: number) {
  const gross = unitPrice(sku, quantity, who) / 100
  return { ...inShop(sku), qty: quantity, price: gross, price_incl_tax: gross }
}

/** The code that was sent to whoever has the card. */
async function codeOf({ shop: { db } }: Scene, card: string): Promise<string> {
  const [orderId, position] = card.split('#')
  if (position === undefined) return card
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from order_bought_card where order_id = ${orderId} and position = ${Number(position)}`)
  return rows[0]?.code ?? ''
}
