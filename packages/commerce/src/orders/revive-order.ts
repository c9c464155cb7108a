import { hasUseLeft } from '@vonk/domain/coupons'
import { spendPoints } from '@vonk/domain/loyalty'
import { foldEmail } from '@vonk/domain/newsletter'
import { err, ok, type Result } from '@vonk/domain/result'
import { checkGiftCard } from '@vonk/domain/tenders'
import type { Db } from '@vonk/platform/db'
import { and, eq, ne } from 'drizzle-orm'
import { enterPoints, findLoyaltyLedger, lockLoyaltyCard } from '../loyalty/index.ts'
import { takeStock } from '../stock/index.ts'
import {
  countCouponUses,
  enterCouponUse,
  enterGiftCard,
  findCoupon,
  findCouponShopper,
  findGiftCard,
  lockCoupon,
  lockGiftCards,
} from '../vouchers/index.ts'
import type { OrderHead } from './order-head.ts'
import { type OrderParts, runOrderEvents } from './order-steps.ts'
import { orderReservations, salesOrders } from './schema.ts'
import { findOrder, hasOrdered } from './store.ts'
import type { StoredOrder } from './stored-order.ts'

export type RevivalRefusal = {
  readonly code:
    | 'buyer-forgotten'
    | 'cart-ordered-again'
    | 'coupon-used-up'
    | 'gift-card-not-valid'
    | 'not-enough-points'
    | 'out-of-stock'
}

type Taken = Result<null, RevivalRefusal>
type Taking = { readonly order: StoredOrder; readonly parts: OrderParts; readonly now: Date }

/**
 * Brings an order back that has expired and is held, because its money has come: it takes everything it had given back, or
 * nothing. In the order in which placing takes them, so that the two never wait for each other.
 */
export async function reviveOrder(
  tx: Db,
  head: OrderHead,
  { parts, now }: Omit<Taking, 'order'>,
): Promise<Result<OrderHead, RevivalRefusal>> {
  const order = await findOrder(tx, head.orderId)
  if (!order || order.anonymisedAt !== null) return err({ code: 'buyer-forgotten' })
  try {
    return await tx.transaction(async (within) => {
      for (const take of [takeCart, takeCoupon, takeGiftCards, takePoints, takePieces]) {
        const taken = await take(within, { order, parts, now })
        if (!taken.ok) throw new NotAllThere(taken.refusal)
      }
      const revived = await runOrderEvents(within, head, ['revived'], parts)
      if (!revived.ok) throw new Error(`order ${head.orderNumber} cannot be revived: it is ${head.status}`)
      return revived
    })
  } catch (error) {
    if (error instanceof NotAllThere) return err(error.refusal)
    throw error
  }
}

/** Gives up what was taken so far. */
class NotAllThere extends Error {
  override readonly name = 'NotAllThere'
  readonly refusal: RevivalRefusal

  constructor(refusal: RevivalRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** A cart that was ordered once more must not be sent twice. */
async function takeCart(tx: Db, { order: { orderId, cartId }, parts }: Taking): Promise<Taken> {
  const hold = await parts.lockCartHold(tx, cartId)
  const isOther = and(
    eq(salesOrders.cartId, cartId),
    ne(salesOrders.orderId, orderId),
    ne(salesOrders.status, 'canceled'),
  )
  const others = await tx.select({ orderId: salesOrders.orderId }).from(salesOrders).where(isOther).limit(1)
  if ((hold !== null && hold !== 'free') || others.length > 0) return err({ code: 'cart-ordered-again' })
  await parts.holdCart(tx, cartId, 'spent')
  return ok(null)
}

async function takeCoupon(tx: Db, { order, now: usedAt }: Taking): Promise<Taken> {
  const { orderId, customerId, email } = order
  const code = order.totals.couponCode
  if (code === null) return ok(null)
  await lockCoupon(tx, code, order)
  const coupon = await findCoupon(tx, code)
  const shopper = await findCouponShopper(tx, order)
  const uses = await countCouponUses(tx, code, shopper)
  const hasOrderedBefore = await hasOrdered(tx, { customerId: shopper.customerId, emailAddress: email })
  if (!coupon || !hasUseLeft(coupon, { ...uses, hasOrderedBefore })) return err({ code: 'coupon-used-up' })
  const mailbox = customerId === null ? foldEmail(email) : null
  await enterCouponUse(tx, { orderId, code, customerId, mailbox, usedAt })
  return ok(null)
}

async function takeGiftCards(tx: Db, { order, now }: Taking): Promise<Taken> {
  const { giftCards } = order.totals.tenders
  await lockGiftCards(
    tx,
    giftCards.map(({ code }) => code),
  )
  for (const { code, amount } of giftCards) {
    const card = checkGiftCard(await findGiftCard(tx, code), { now: now.getTime(), appliedCodes: [] })
    if (!card.ok || card.value.balance < amount) return err({ code: 'gift-card-not-valid' })
    await enterGiftCard(tx, { code, amount: -amount, reason: 'spent-again', orderId: order.orderId })
  }
  return ok(null)
}

async function takePoints(tx: Db, { order: { orderId, customerId, totals }, now: at }: Taking): Promise<Taken> {
  const { points } = totals.tenders.points
  if (points === 0) return ok(null)
  if (customerId === null) return err({ code: 'buyer-forgotten' })
  await lockLoyaltyCard(tx, customerId)
  const spent = spendPoints(await findLoyaltyLedger(tx, customerId), points)
  if (!spent.ok) return err({ code: 'not-enough-points' })
  await enterPoints(tx, { customerId, orderId, points: spent.value.points, reason: 'spent-again', at })
  return ok(null)
}

/** Of a set the parts are taken, not the set. */
async function takePieces(tx: Db, { order: { orderId, lines } }: Taking): Promise<Taken> {
  const sets = new Set(lines.map(({ parentId }) => parentId))
  const demand = lines.filter(({ id }) => !sets.has(id)).map(({ sku, quantity }) => ({ sku, quantity }))
  const taken = await takeStock(tx, demand, orderId)
  if (!taken.ok) return err({ code: 'out-of-stock' })
  await tx.insert(orderReservations).values(taken.value.map((pieces) => ({ ...pieces, orderId })))
  return ok(null)
}
