import type { StoredOrder, StoredRefund } from '@vonk/commerce/orders'
import { checkDeliveryAddress } from '@vonk/domain/addresses'
import type { Coupon } from '@vonk/domain/coupons'
import { pointsBalance, pointsEarned } from '@vonk/domain/loyalty'
import { checkWithdrawal, orderTransitions } from '@vonk/domain/orders'
import { defaultSettings } from '@vonk/domain/settings'
import { priceCart } from '@vonk/domain/totals'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePeople } from '../make-people.ts'
import type { People } from '../people.ts'
import { aRange } from '../testing.ts'

let people: People
let coupons: ReadonlyMap<string, Coupon>

beforeAll(async () => {
  people = await makePeople({ seed: 7, today: Date.UTC(2026, 10, 15), sellables: aRange() })
  coupons = new Map(people.coupons.map(({ coupon }) => [coupon.code, coupon]))
})

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)
const amountOf = ({ lines, charges }: StoredRefund) => charges + sum(lines.map(({ amount }) => amount))
const paidFor = ({ shipping, payment }: StoredOrder['totals']) => (shipping?.paid ?? 0) + (payment?.paid ?? 0)
const reached = ({ statusChanges }: StoredOrder, status: string) =>
  statusChanges.some((change) => change.status === status)

/** The states the attempts to pay an order may be in. */
function paymentsOf(order: StoredOrder): RegExp {
  if (order.totals.grandTotal === 0 || !reached(order, 'pending')) return /^$/
  if (reached(order, 'processing')) return /^paid$/
  return order.status === 'pending' ? /^open$/ : /^(failed|cancelled|expired)$/
}

/** The points an order moved, by reason. */
function pointsOf({ orderId }: StoredOrder) {
  const entries = people.loyaltyEntries.filter((entry) => entry.orderId === orderId)
  const of = (reason: string) =>
    sum(entries.filter((entry) => entry.reason === reason).map(({ points }) => Math.abs(points)))
  return { earned: of('earned'), spent: of('spent'), givenBack: of('given-back'), revoked: of('revoked') }
}

/** The points that went back to who spent them: all when nobody paid, else what was refunded. */
function returnedPoints({ status, refunds, totals }: StoredOrder): number {
  if (status === 'canceled' && refunds.length === 0) return totals.tenders.points.points
  return sum(refunds.map(({ tenders }) => tenders.points.points))
}

function repriced({ lines, totals }: StoredOrder) {
  const charge = (part: typeof totals.shipping) => part && { amount: part.gross, taxRate: part.taxRate }
  return priceCart(
    {
      lines: lines.map(({ sku, parentSku, quantity, unitPrice, taxRate }) => ({
        sku,
        parentSku,
        quantity,
        unitPrice,
        taxRate,
      })),
      shipping: charge(totals.shipping),
      payment: charge(totals.payment),
      coupon: coupons.get(totals.couponCode ?? '') ?? null,
      tenders: {
        giftCards: totals.tenders.giftCards.map(({ code, amount }) => ({ code, balance: amount })),
        points: totals.tenders.points.points,
      },
    },
    defaultSettings,
  )
}

describe('makeHistory', () => {
  it('prices every order as the shop would', () => {
    for (const order of people.orders) {
      const { lines, ...totals } = repriced(order)
      expect(order.totals).toEqual(totals)
      expect(order.lines).toEqual(order.lines.map((line, index) => ({ ...line, ...lines[index] })))
    }
  })

  it('lets every order add up', () => {
    for (const { lines, totals } of people.orders) {
      expect(totals.total).toBe(sum(lines.map(({ paid }) => paid)) + paidFor(totals))
      expect(totals.tax).toBe(sum([...lines, totals.shipping, totals.payment].map((part) => part?.tax ?? 0)))
      expect(totals.tax).toBe(sum(totals.taxes.map(({ tax }) => tax)))
      const { giftCards, points } = totals.tenders
      expect(totals.grandTotal).toBe(totals.total - sum(giftCards.map(({ amount }) => amount)) - points.amount)
    }
  })

  it('taxes by the country the goods go to', () => {
    const rates = { NL: 210_000, BE: 210_000, DE: 190_000 } as const
    for (const { lines, delivery } of people.orders.filter(({ delivery }) => delivery !== null)) {
      const { countryId } = delivery?.address ?? { countryId: '' }
      for (const { taxRate, type } of lines) {
        // A gift card is taxed when it is used.
        expect(taxRate).toBe(type === 'virtual' ? 0 : rates[countryId as keyof typeof rates])
      }
    }
  })

  it('delivers to addresses that parcels reach, and nothing that has no weight', () => {
    for (const { delivery, lines } of people.orders) {
      expect(delivery === null).toBe(lines.every(({ type }) => type !== 'simple'))
      if (delivery) expect(checkDeliveryAddress(delivery.address, ['NL', 'BE', 'DE']).ok).toBe(true)
    }
  })

  it('lets statuses follow each other as they may', () => {
    for (const { status, statusChanges, updatedAt } of people.orders) {
      const walked = statusChanges.map((change) => change.status)
      expect(walked[0]).toBe('placed')
      expect(walked.at(-1)).toBe(status)
      for (const [index, next] of walked.slice(1).entries()) {
        expect(Object.values(orderTransitions[walked[index] ?? 'canceled'])).toContain(next)
      }
      const times = statusChanges.map(({ changedAt }) => changedAt.getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(updatedAt.getTime()).toBeGreaterThanOrEqual(times.at(-1) ?? 0)
    }
  })

  it('has a payment for what is due, in the state the order tells', () => {
    for (const order of people.orders) {
      const states = order.payments.map(({ status }) => status).join()
      expect(order.payments.every(({ amount }) => amount === order.totals.grandTotal)).toBe(true)
      expect(order.paymentMethod === 'free').toBe(order.totals.grandTotal === 0)
      expect([order.orderNumber, states]).toEqual([order.orderNumber, expect.stringMatching(paymentsOf(order))])
    }
    const seen = new Set(people.orders.flatMap(({ payments }) => payments.map(({ status }) => status)))
    expect(seen).toEqual(new Set(['paid', 'open', 'failed', 'cancelled', 'expired']))
  })

  it('refunds what came back, no more than was paid and within the time the law gives', () => {
    const refunded = people.orders.filter(({ refunds }) => refunds.length > 0)
    expect(refunded.length).toBeGreaterThan(10)
    for (const { refunds, totals, payments, lines, status, deliveredAt } of refunded) {
      const amount = sum(refunds.map(amountOf))
      const money = sum(refunds.map(({ tenders }) => tenders.remainder))
      expect(sum(payments.map((payment) => payment.refunded))).toBe(money)
      const isAll = lines.every(({ quantity, returned }) => quantity === returned)
      expect(isAll).toBe(status !== 'shipped')
      expect(amount === totals.total).toBe(isAll)
      for (const { refundedAt } of refunds) {
        const days = deliveredAt && Math.floor((refundedAt.getTime() - deliveredAt.getTime()) / 86_400_000)
        if (days !== null) expect(checkWithdrawal({ status: 'shipped', daysSinceDelivery: days }).ok).toBe(true)
      }
    }
  })
})

describe('the loyalty ledger', () => {
  it('never owes and agrees with the orders [LOY-01]', () => {
    const byId = new Map(people.orders.map((order) => [order.orderId, order]))
    for (const { id } of people.customers) {
      const ledger = people.loyaltyEntries.filter(({ customerId }) => customerId === id)
      expect(ledger.map(({ position }) => position)).toEqual(ledger.map((_, index) => index + 1))
      for (const place of ledger.keys()) expect(pointsBalance(ledger.slice(0, place + 1))).toBeGreaterThanOrEqual(0)
      for (const { orderId } of ledger) expect(byId.get(orderId ?? '')?.customerId).toBe(id)
    }
  })

  it('credits what was shipped, once, and takes what was spent', () => {
    for (const order of people.orders) {
      const { earned, spent, givenBack, revoked } = pointsOf(order)
      const { points } = order.totals.tenders
      const worth = pointsEarned({ lines: order.lines, paidWithPoints: points.amount }, defaultSettings)
      expect(order.pointsEarned).toBe(order.isGuest ? 0 : worth)
      expect(earned).toBe(reached(order, 'shipped') ? order.pointsEarned : 0)
      expect(spent).toBe(points.points)
      expect(givenBack).toBe(returnedPoints(order))
      expect(revoked).toBeLessThanOrEqual(order.refunds.length > 0 ? earned : 0)
    }
    const reasons = new Set(people.loyaltyEntries.map(({ reason }) => reason))
    expect(reasons).toEqual(new Set(['earned', 'spent', 'given-back', 'revoked']))
  })
})

describe('the gift cards', () => {
  const balanceOf = (code: string) =>
    sum(people.giftCardEntries.filter((entry) => entry.code === code).map(({ amount }) => amount))

  it('never give more than they hold, and what orders say they gave', () => {
    for (const { code } of people.giftCards) {
      const ledger = people.giftCardEntries.filter((entry) => entry.code === code).map(({ amount }) => amount)
      for (const place of ledger.keys()) expect(sum(ledger.slice(0, place + 1))).toBeGreaterThanOrEqual(0)
    }
    for (const { orderId, totals } of people.orders) {
      const spent = people.giftCardEntries.filter((entry) => entry.orderId === orderId && entry.reason === 'spent')
      const gave = totals.tenders.giftCards.filter(({ amount }) => amount > 0)
      expect(spent.map(({ code, amount }) => ({ code, amount: -amount }))).toEqual(gave)
    }
  })

  it('are full, part used and empty, as docs/demo.md says', () => {
    expect(balanceOf('GIFT-FULL')).toBe(5_000)
    expect(balanceOf('GIFT-PART')).toBeGreaterThan(0)
    expect(balanceOf('GIFT-PART')).toBeLessThan(15_000)
    expect(balanceOf('GIFT-EMPTY')).toBe(0)
  })

  it('are sent for those that were bought and paid, with what was paid for them', () => {
    const bought = people.orders
      .filter((order) => reached(order, 'processing'))
      .flatMap(({ orderId, lines }) =>
        lines.filter(({ type }) => type === 'virtual').map(({ unitPrice }) => ({ orderId, amount: unitPrice })),
      )
    const issued = people.giftCards
      .filter(({ orderId }) => orderId !== null)
      .map(({ code, orderId }) => ({
        orderId,
        amount: people.giftCardEntries.find((entry) => entry.code === code)?.amount,
      }))
    expect(bought.length).toBeGreaterThan(0)
    expect(issued).toEqual(expect.arrayContaining(bought))
    expect(issued).toHaveLength(bought.length)
  })
})
