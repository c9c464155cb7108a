import { aCoupon } from '@vonk/domain/coupons/testing'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setStock } from '../back-office/index.ts'
import { putCustomers } from '../customers/index.ts'
import { aCustomer } from '../customers/testing.ts'
import {
  enterPoints,
  expireOldPoints,
  findLoyaltyLedger,
  loadPointsBalance,
  openLoyaltyCard,
} from '../loyalty/index.ts'
import { checkBooks, findOrder } from '../orders/index.ts'
import { logIn } from '../sessions/testing.ts'
import { putCoupons } from '../vouchers/index.ts'
import { type Cancelling, cancellingIn, waysToCancel } from './testing/cancelling.ts'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from './testing.ts'

let shop: OrderShop
let cancelling: Cancelling
let made = 100

beforeAll(async () => {
  shop = await openOrderShop()
  await setStock(shop.db, [{ sku: 'socks', quantity: 1000 }], { by: 'cli' })
  cancelling = cancellingIn(shop)
})
afterEach(async () => {
  expect(await checkBooks(shop.db)).toEqual([])
})
afterAll(() => shop.close())

type Buyer = { readonly id: number; readonly headers: { readonly authorization: string } }

/** A customer of nothing but 1,500 points from long ago. */
async function aBuyer(): Promise<Buyer> {
  made += 1
  const id = made
  await putCustomers(shop.db, [aCustomer({ id, email: `buyer-${id}@example.com` })])
  await logIn(shop.db, id, `token-of-${id}`)
  await enter(id, 1_500, 'earned', new Date('2026-01-01'))
  return { id, headers: { authorization: `Bearer token-of-${id}` } }
}

function enter(customerId: number, points: number, reason: 'earned' | 'revoked', at = new Date()): Promise<void> {
  return shop.db.transaction(async (tx) => {
    await openLoyaltyCard(tx, customerId)
    await enterPoints(tx, { customerId, points, reason, orderId: null, at })
  })
}

async function openCart({ headers }: Buyer): Promise<string> {
  const { body } = await shop.call('POST', '/api/cart/create', { headers })
  const cartItem = { sku: 'socks', qty: 2 }
  await shop.call('POST', `/api/cart/update?cartId=${body.result}`, { headers, body: { cartItem } })
  return String(body.result)
}

type With = { readonly coupon?: string; readonly points?: number }

/** A paid order of two pairs of socks for ten euros each, and 4.95 for delivery. */
async function buy(buyer: Buyer, { coupon, points }: With) {
  const { id, headers } = buyer
  const cartId = await openCart(buyer)
  if (coupon) await applyCoupon(buyer, cartId, coupon)
  if (points) await shop.call('POST', `/api/ext/rewards/apply?cartId=${cartId}`, { headers, body: { points } })
  made += 1
  const orderId = `order-back-${made}`
  const address = { email: `buyer-${id}@example.com` }
  const products = [aProduct('socks', 2, 10)]
  const placed = await shop.order(
    anOrderBody(cartId, { order_id: orderId, user_id: String(id), products, address }),
    headers,
  )
  expect(placed).toMatchObject({ status: 200 })
  await shop.pay(orderId)
  return { orderId, orderNumber: String(placed.body.result.orderNumber) }
}

const applyCoupon = ({ headers }: Buyer, cartId: string, code: string) =>
  shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`, { headers })

const moneyOf = async (orderId: string) => (await findOrder(shop.db, orderId))?.payments[0]

/** A coupon of ten percent that two may use, each of them once. */
async function aCouponForTwo(): Promise<string> {
  made += 1
  const coupon = aCoupon({ code: `TWICE${made}`, usageLimit: 2, usageLimitPerCustomer: 1 })
  await putCoupons(shop.db, [{ coupon, name: 'Ten percent', issuedTo: null, createdAt: new Date() }])
  return coupon.code
}

const change = (code: string, what: ReturnType<typeof sql>) =>
  shop.db.execute(sql`update coupon set ${what} where code = ${code}`)

/** What has become of a coupon since an order used it, and whether its buyer may use it again. */
const couponStates = [
  { name: 'still good', make: async () => {}, afterCancel: 200, afterReturn: 'coupon-already-used' },
  {
    name: 'used by another as well',
    make: async (code: string) => void (await buy(await aBuyer(), { coupon: code })),
    ...{ afterCancel: 200, afterReturn: 'coupon-used-up' },
  },
  {
    name: 'over',
    make: (code: string) => change(code, sql`valid_until = now() - interval '1 day'`),
    ...{ afterCancel: 'coupon-expired', afterReturn: 'coupon-expired' },
  },
  {
    name: 'switched off',
    make: (code: string) => change(code, sql`is_active = false`),
    ...{ afterCancel: 'coupon-unknown', afterReturn: 'coupon-unknown' },
  },
  {
    name: 'worth more by now',
    make: (code: string) => change(code, sql`rate = 500000`),
    ...{ afterCancel: 200, afterReturn: 'coupon-already-used' },
  },
] as const

/** What has become of a buyer's points since an order was paid with 1,000 of them. */
const pointsStates = [
  { name: 'untouched', make: async () => {} },
  { name: 'spent on another order', make: async (buyer: Buyer) => void (await buy(buyer, { points: 500 })) },
  {
    name: 'spent on another order that was called off as well',
    make: async (buyer: Buyer) => void (await shop.orders.cancel((await buy(buyer, { points: 500 })).orderId)),
  },
  { name: 'expired', make: async () => void (await expireOldPoints(shop.db, new Date('2028-02-01'))) },
  { name: 'fewer than none', make: ({ id }: Buyer) => enter(id, -2_000, 'revoked') },
] as const

describe.each(waysToCancel)('an order that is $way', ({ status, isSent, cancel }) => {
  const send = async (orderNumber: string) => {
    if (isSent) await cancelling.actAsStaff(orderNumber, 'ship')
  }

  it.each(couponStates)(
    'pays back what was paid with a coupon that is $name, and lets it be used again or not',
    async ({ make, afterCancel, afterReturn }) => {
      const [buyer, coupon] = [await aBuyer(), await aCouponForTwo()]
      const { orderId, orderNumber } = await buy(buyer, { coupon })
      await send(orderNumber)
      await make(coupon)
      const done = await cancel(cancelling, orderNumber)
      const again = await applyCoupon(buyer, await openCart(buyer), coupon)

      expect(done.status).toBe(200)
      expect(await findOrder(shop.db, orderId)).toMatchObject({ status })
      expect(await moneyOf(orderId)).toMatchObject({ amount: 2295, refunded: 2295 })
      expect(again.status === 200 ? 200 : again.body.meta?.refusal).toBe(isSent ? afterReturn : afterCancel)
    },
  )

  it.each(pointsStates)('gives points back, and takes those it earned, where they are $name', async ({ make }) => {
    const buyer = await aBuyer()
    const { orderId, orderNumber } = await buy(buyer, { points: 1_000 })
    await send(orderNumber)
    await make(buyer)
    const before = await loadPointsBalance(shop.db, buyer.id)
    const done = await cancel(cancelling, orderNumber)
    const entries = (await findLoyaltyLedger(shop.db, buyer.id)).filter((entry) => entry.orderId === orderId)
    const sumOf = (reason: string) => entries.reduce((sum, each) => sum + (each.reason === reason ? each.points : 0), 0)

    expect(done.status).toBe(200)
    expect(await findOrder(shop.db, orderId)).toMatchObject({ status })
    expect(await moneyOf(orderId)).toMatchObject({ amount: 1495, refunded: 1495 })
    expect(['spent', 'given-back'].map(sumOf)).toEqual([-1_000, 1_000])
    expect(['earned', 'revoked'].map(sumOf)).toEqual(isSent ? [10, -10] : [0, 0])
    expect(await loadPointsBalance(shop.db, buyer.id)).toBe(before + 1_000 - (isSent ? 10 : 0))
  })
})
