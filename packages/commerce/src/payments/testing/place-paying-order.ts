import { randomBytes, randomUUID } from 'node:crypto'
import { aCoupon } from '@vonk/domain/coupons/testing'
import type { Database, Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import { orderCartKey } from '../../cart/index.ts'
import { enterPoints, putLoyaltyCards, putLoyaltyEntries } from '../../loyalty/index.ts'
import { insertOrder } from '../../orders/index.ts'
import { anOrder, anOrderLine } from '../../orders/testing.ts'
import { putStock, takeStock } from '../../stock/index.ts'
import { enterCouponUse, enterGiftCard, putCoupons, putGiftCardEntries, putGiftCards } from '../../vouchers/index.ts'

const CARD = 500
const POINTS = 100
const PIECES = 2

let made = 0

/** What an order is made of, all of it its own: two pieces in the warehouse, a customer with points, a card and a coupon. */
async function prepare(db: Database, placedAt: Date) {
  made += 1
  const customerId = made
  const names = { sku: `JACKET-${made}`, card: `CARD-${made}`, coupon: `ONCE-${made}` }
  await putStock(db, { rows: [{ sku: names.sku, productId: 501, quantity: PIECES }], reason: 'seed' })
  await db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (${customerId}, ${`zoe-${made}@example.com`}, 'Zoë', 'Vries', 'nl')`)
  await putLoyaltyCards(db, [{ customerId, number: String(2_900_000_000_000 + made), issuedAt: placedAt }])
  const entry = { position: 1, orderId: null, enteredAt: placedAt }
  await putLoyaltyEntries(db, [{ ...entry, customerId, points: POINTS, reason: 'earned' }])
  const card = { code: names.card, isActive: true, expiresAt: null, createdAt: placedAt, orderId: null }
  await putGiftCards(db, [card])
  await putGiftCardEntries(db, [{ ...entry, code: names.card, amount: CARD, reason: 'issued' }])
  const coupon = aCoupon({ code: names.coupon, usageLimit: 1 })
  await putCoupons(db, [{ coupon, name: 'Once', issuedTo: null, createdAt: placedAt }])
  return { ...names, customerId, coupon }
}

export type PlacedOrder = Awaited<ReturnType<typeof placePayingOrder>>

type Paying = { readonly method: string; readonly provider: string; readonly now: number }

/** An order as placing leaves it: everything taken, cart frozen, a payment open that no bank has heard of. */
export async function placePayingOrder(db: Database, { method, provider, now }: Paying) {
  const placedAt = new Date(now)
  const { sku, card, coupon, customerId } = await prepare(db, placedAt)
  const orderId = `order-${randomUUID()}`
  const paymentId = randomUUID()
  const cartId = randomBytes(16).toString('hex')
  const guestKey = orderCartKey(cartId) ?? ''
  const tenders = { giftCards: [{ code: card, balance: CARD }], points: POINTS }
  const {
    payments: _payments,
    statusChanges: _changes,
    refunds: _refunds,
    lines,
    ...order
  } = anOrder({ orderId, customerId, isGuest: false, cartId: guestKey, placedAt }, { coupon, tenders })
  const amount = order.totals.grandTotal
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into cart (guest_key, shop, hold) values (${guestKey}, 'vonk', 'frozen')`)
    const taken = await takeStock(tx, [{ sku, quantity: PIECES }], orderId)
    if (!taken.ok) throw new Error('the stock of the test is used up')
    const ordered = lines.map(({ id: _id, parentId: _parent, ...line }) => anOrderLine({ ...line, sku }))
    await insertOrder(tx, {
      ...order,
      lines: ordered.map((line) => ({ ...line, parts: [], giftCards: [] })),
      statuses: ['placed', 'pending'],
      reservation: taken.value,
      payment: { id: paymentId, method, provider, amount },
    })
    await enterGiftCard(tx, { code: card, amount: -CARD, reason: 'spent', orderId })
    await enterPoints(tx, { customerId, points: -POINTS, reason: 'spent', orderId, at: placedAt })
    await enterCouponUse(tx, { orderId, code: coupon.code, customerId, mailbox: null, usedAt: placedAt })
  })
  return { orderId, paymentId, cartId, amount, sku, card, customerId, coupon: coupon.code }
}

/** Somebody or something else takes what an order would need again; nothing happens while the order has it. */
export const takenElsewhere = {
  async pieces(tx: Db, { sku }: PlacedOrder) {
    await takeStock(tx, [{ sku, quantity: 1 }], `elsewhere-${randomUUID()}`)
  },
  async card(tx: Db, { card }: PlacedOrder) {
    await tx.execute(sql`select from gift_card where code = ${card} for update`)
    await tx.execute(sql`
      insert into gift_card_entry (code, position, amount, reason)
      select ${card}, max(position) + 1, -1, 'spent' from gift_card_entry where code = ${card} having sum(amount) > 0`)
  },
  async points(tx: Db, { customerId }: PlacedOrder) {
    await tx.execute(sql`select from loyalty_card where customer_id = ${customerId} for update`)
    await tx.execute(sql`
      insert into loyalty_entry (customer_id, position, points, reason)
      select ${customerId}, max(position) + 1, -1, 'spent' from loyalty_entry where customer_id = ${customerId}
      having sum(points) > 0`)
  },
  /** Nobody can use it any more. */
  async coupon(tx: Db, { coupon }: PlacedOrder) {
    await tx.execute(sql`update coupon set usage_limit = 0 where code = ${coupon}`)
  },
  /** The shopper fills the cart that came back, and is about to pay for it. */
  async cart(tx: Db, { cartId }: PlacedOrder) {
    await tx.execute(sql`update cart set hold = 'frozen' where guest_key = ${orderCartKey(cartId)} and hold = 'free'`)
  },
} as const
