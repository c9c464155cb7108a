import type { Coupon as ShopCoupon } from '@vonk/domain/coupons'
import { aCoupon } from '@vonk/domain/coupons/testing'
import { emptyTables } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { putLoyaltyCards, putLoyaltyEntries } from '../../loyalty/index.ts'
import { putStock } from '../../stock/index.ts'
import { putCoupons, putGiftCardEntries, putGiftCards } from '../../vouchers/index.ts'
import { inShop } from './in-shop.ts'
import type { MoneyShop } from './open-money-shop.ts'
import { type Books, type Card, type Coupon, DAY, START } from './reference/state.ts'

const coupon = (change: Partial<Coupon>): Coupon => ({
  ...{
    percent: 0,
    fixed: 0,
    isFreeShipping: false,
    limit: null,
    limitPerShopper: null,
    isForFirstOrder: false,
    until: null,
  },
  uses: [],
  ...change,
})
const card = (balance: number, until: number | null = null): Card => ({ balance, until, isPaidBack: false })

/** What every run begins with. */
function newBooks(): Books {
  return {
    now: START,
    bank: { isUnavailable: false, refusesRefunds: false },
    stock: { bag: 5, socks: 12, tee: 4 },
    coupons: {
      TENTH: coupon({ percent: 10 }),
      SEVEN: coupon({ fixed: 700 }),
      SINGLE: coupon({ fixed: 500, limit: 1 }),
      ONCE: coupon({ percent: 20, limitPerShopper: 1 }),
      SHORT: coupon({ percent: 10, until: START + DAY }),
      POST: coupon({ isFreeShipping: true }),
      FIRST: coupon({ percent: 10, isForFirstOrder: true }),
      HELLO: coupon({ fixed: 300, isForFirstOrder: true }),
    },
    cards: { BRIEF: card(2_000, START + 2 * DAY), GIFT10: card(1_000), GIFT50: card(5_000) },
    points: { 1: [{ points: 1_500, at: START }], 2: [{ points: 400, at: START - 729 * DAY }] },
    carts: {},
    slots: [null, null, null, null],
    orders: [],
  }
}

/** Makes the shop what new books say: nothing is left of the run before. */
export async function begin({ db, clock, bank }: MoneyShop): Promise<Books> {
  const books = newBooks()
  clock.now = books.now
  Object.assign(bank, books.bank)
  await emptyTables(db, [
    'sales_order',
    'cart',
    'coupon',
    'gift_card',
    'loyalty_card',
    'loyalty_entry',
    'bank_payment',
    'stock_item',
    'stock_change',
    'outbox_event',
  ])
  await db.execute(sql`update session_token set expires_at = now() + interval '1 day'`)
  const stock = Object.entries(books.stock).map(([sku, quantity], index) => ({
    sku: inShop(sku).sku,
    productId: 1_000 + index,
    quantity,
  }))
  const uncounted = ['set', 'card'].map((sku, index) => ({
    sku,
    productId: 1_100 + index,
    quantity: 0,
    manageStock: false,
  }))
  await putStock(db, { rows: [...stock, ...uncounted], reason: 'seed' })
  const createdAt = new Date(START)
  const coupons = Object.entries(books.coupons).map(([code, each]) => toCoupon(code, each))
  await putCoupons(
    db,
    coupons.map((each) => ({ coupon: each, name: each.code, issuedTo: null, createdAt })),
  )
  await beginLedgers(db, books)
  return books
}

function toCoupon(code: string, { percent, fixed, isFreeShipping, ...limits }: Coupon): ShopCoupon {
  const inMoney =
    fixed > 0 ? ({ kind: 'fixed', amount: fixed } as const) : { kind: 'percent' as const, rate: percent * 10_000 }
  return aCoupon({
    ...{ code, benefit: isFreeShipping ? { kind: 'free-shipping' } : inMoney, minimumSubtotal: null, validFrom: null },
    ...{
      validUntil: limits.until,
      usageLimit: limits.limit,
      usageLimitPerCustomer: limits.limitPerShopper,
      isFirstOrderOnly: limits.isForFirstOrder,
    },
  })
}

async function beginLedgers(db: MoneyShop['db'], { cards, points }: Books): Promise<void> {
  const enteredAt = new Date(START)
  const rows = Object.entries(cards)
  await putGiftCards(
    db,
    rows.map(([code, { until }]) => ({
      ...{ code, isActive: true, createdAt: enteredAt, orderId: null },
      expiresAt: until === null ? null : new Date(until),
    })),
  )
  const issued = { position: 1, reason: 'issued', orderId: null, enteredAt } as const
  await putGiftCardEntries(
    db,
    rows.map(([code, { balance: amount }]) => ({ code, amount, ...issued })),
  )
  for (const [customer, entries] of Object.entries(points)) {
    const customerId = Number(customer)
    await putLoyaltyCards(db, [{ customerId, number: `290000000000${customer}`, issuedAt: enteredAt }])
    const earned = { position: 1, reason: 'earned', orderId: null } as const
    await putLoyaltyEntries(
      db,
      entries.map((entry) => ({ ...earned, customerId, points: entry.points, enteredAt: new Date(entry.at) })),
    )
  }
}
