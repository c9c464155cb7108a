import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setStock } from '../back-office/index.ts'
import { checkBooks, findBoughtCards, findOrder, lockOrder, reviveOrder } from '../orders/index.ts'
import { findGiftCard } from '../vouchers/index.ts'
import { type Cancelling, cancellingIn, waysToCancel } from './testing/cancelling.ts'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from './testing.ts'

let shop: OrderShop
let cancelling: Cancelling
let orders = 0

beforeAll(async () => {
  shop = await openOrderShop({ poolSize: 4 })
  const { db } = shop
  // How many of them are sold depends on who is first where two act at once: there have to be enough for all tests.
  await setStock(db, [{ sku: 'socks', quantity: 1000 }], { by: 'cli' })
  cancelling = cancellingIn(shop)
})
afterEach(async () => {
  expect(await checkBooks(shop.db)).toEqual([])
})
afterAll(() => shop.close())

const newId = () => {
  orders += 1
  return `order-of-cards-${orders}`
}

/** A paid order of gift cards of 25 euros. */
async function buyCards(count: number, { isPaid = true } = {}) {
  const orderId = newId()
  const cartId = await shop.cartWith('card', count)
  const address = { email: `${orderId}@example.com` }
  const body = anOrderBody(cartId, { order_id: orderId, products: [aProduct('card', count, 25)], address })
  const placed = await shop.order({
    ...body,
    addressInformation: { ...body.addressInformation, shippingAddress: undefined },
  })
  if (isPaid) await shop.pay(orderId)
  const codes = (await findBoughtCards(shop.db, orderId)).map(({ code }) => code ?? '')
  return { orderId, orderNumber: String(placed.body.result.orderNumber), codes }
}

/** Socks for ten euros a pair and 4.95 for delivery, paid with these cards as far as it goes. */
async function spend(pairs: number, ...codes: readonly string[]) {
  const orderId = newId()
  const cartId = await shop.cartWith('socks', pairs)
  for (const giftCardCode of codes) {
    await shop.call('POST', '/api/ext/gift-card/apply', { body: { cartId, giftCardCode } })
  }
  const products = [aProduct('socks', pairs, pairs > 2 ? 8 : 10)]
  const placed = await shop.order(anOrderBody(cartId, { order_id: orderId, products }))
  expect(placed).toMatchObject({ status: 200 })
  return orderId
}

const moneyBack = async (orderId: string) =>
  (await findOrder(shop.db, orderId))?.payments.reduce((sum, { refunded }) => sum + refunded, 0)
const balanceOf = async (code: string | undefined) => (await findGiftCard(shop.db, code ?? ''))?.balance
const orderOf = async (orderId: string) => {
  const order = await findOrder(shop.db, orderId)
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

type Bought = Awaited<ReturnType<typeof buyCards>>

/** What has become of a card of 25 euros, and what of it is paid back. */
const states = {
  untouched: { make: async () => undefined, back: 2500 },
  'partly spent': { make: ({ codes }: Bought) => spend(1, ...codes), back: 1005 },
  'wholly spent': { make: ({ codes }: Bought) => spend(4, ...codes), back: 0 },
  'spent and given back': {
    make: async ({ codes }: Bought) => shop.orders.cancel(await spend(4, ...codes)),
    back: 2500,
  },
  blocked: {
    make: ({ codes: [code] }: Bought) =>
      shop.db.execute(sql`update gift_card set is_active = false where code = ${code}`),
    back: 2500,
  },
} as const
const stateNames = ['untouched', 'partly spent', 'wholly spent', 'spent and given back', 'blocked'] as const

describe.each(waysToCancel)('an order of gift cards that is $way', (way) => {
  const { status } = way
  const cancel = async (orderNumber: string) => {
    if (way.isSent) await cancelling.actAsStaff(orderNumber, 'ship')
    return way.cancel(cancelling, orderNumber)
  }

  it.each(stateNames)('pays back what is left on a card that is %s', async (name) => {
    const { make, back } = states[name]
    const bought = await buyCards(1)
    await make(bought)
    const done = await cancel(bought.orderNumber)

    expect(done.status).toBe(200)
    expect(await moneyBack(bought.orderId)).toBe(back)
    expect(await orderOf(bought.orderId)).toMatchObject({
      status,
      refunds: [{ lines: [{ quantity: 1, amount: back, kept: 2500 - back }], tenders: { remainder: back } }],
    })
    expect(await balanceOf(bought.codes[0])).toBe(0)
  })

  it('pays back each of three cards what is left on it', async () => {
    const bought = await buyCards(3)
    await spend(4, ...bought.codes)
    const [first, second, third] = await Promise.all(bought.codes.map(balanceOf))
    await cancel(bought.orderNumber)

    expect([first, second, third]).toEqual([0, 1305, 2500])
    expect(await moneyBack(bought.orderId)).toBe(1305 + 2500)
    expect(await Promise.all(bought.codes.map(balanceOf))).toEqual([0, 0, 0])
  })

  it('leaves a card good for what later comes back to it', async () => {
    const bought = await buyCards(1)
    const spent = await spend(1, ...bought.codes)
    await cancel(bought.orderNumber)
    await shop.orders.cancel(spent)
    const back = await balanceOf(bought.codes[0])
    await spend(1, ...bought.codes)

    expect(back).toBe(1495)
    expect(await balanceOf(bought.codes[0])).toBe(0)
    expect(await moneyBack(bought.orderId)).toBe(1005)
  })

  it('pays back nothing twice', async () => {
    const bought = await buyCards(2)
    const [line] = (await orderOf(bought.orderId)).lines
    const pieces = [{ lineId: line?.id, quantity: 1 }]
    const piece = await cancelling.actAsStaff(bought.orderNumber, 'refund', { pieces })
    const unused = bought.codes[1] ?? ''
    const link = await cancelling.declareWithdrawal(bought.orderNumber)
    await spend(1, unused)
    const another = await cancelling.actAsStaff(bought.orderNumber, 'refund', { pieces })
    await cancel(bought.orderNumber)
    const once = await moneyBack(bought.orderId)
    const again = [
      await cancelling.actAsStaff(bought.orderNumber, 'cancel'),
      await cancelling.actAsStaff(bought.orderNumber, 'refund'),
      await cancelling.withdrawals.complete(link),
    ]

    expect(piece.status).toBe(200)
    expect(another).toMatchObject({ status: 409, body: { meta: { refusal: 'gift-card-used' } } })
    expect(once).toBe(2500 + 1005)
    expect(again.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(await moneyBack(bought.orderId)).toBe(once)
  })
})

describe('a gift card that was spent', () => {
  it('is told to who withdraws, before and after', async () => {
    const bought = await buyCards(2)
    await spend(1, bought.codes[0] ?? '')
    const link = await cancelling.declareWithdrawal(bought.orderNumber)
    const opened = await cancelling.withdrawals.open(link)
    const done = await cancelling.withdrawals.complete(link)

    expect(opened.body.result).toMatchObject({ outcome: 'canceled', kept: 14.95 })
    expect(done.body.result).toMatchObject({ outcome: 'canceled', kept: 14.95 })
  })

  it('is told to staff: what went back, and what was kept', async () => {
    const bought = await buyCards(1)
    await spend(1, ...bought.codes)
    const { body } = await cancelling.actAsStaff(bought.orderNumber, 'cancel')

    expect(body.result).toMatchObject({
      totals: { total: 25, kept: 14.95 },
      payments: [{ amount: 25, refunded: 10.05 }],
      moneyBack: [{ amount: 10.05 }],
      acts: [{ action: 'canceled', amount: 10.05 }],
    })
  })

  it('does not come back as a piece that staff name', async () => {
    const bought = await buyCards(1)
    await spend(1, ...bought.codes)
    const [line] = (await orderOf(bought.orderId)).lines
    const refused = await cancelling.actAsStaff(bought.orderNumber, 'refund', {
      pieces: [{ lineId: line?.id, quantity: 1 }],
    })

    expect(refused).toMatchObject({ status: 409, body: { meta: { refusal: 'gift-card-used' } } })
    expect(await moneyBack(bought.orderId)).toBe(0)
    expect(await balanceOf(bought.codes[0])).toBe(1005)
  })

  it('takes nothing from what else the order gives back', async () => {
    const orderId = newId()
    const cartId = await shop.cartWith('card', 1)
    await shop.put(cartId, 'socks', 2)
    await shop.call('POST', '/api/ext/gift-card/apply', { body: { cartId, giftCardCode: 'GIFT10' } })
    await shop.order(
      anOrderBody(cartId, { order_id: orderId, products: [aProduct('card', 1, 25), aProduct('socks', 2, 10)] }),
    )
    await shop.pay(orderId)
    const [card] = await findBoughtCards(shop.db, orderId)
    await spend(4, card?.code ?? '')
    await shop.orders.cancel(orderId)

    expect(await orderOf(orderId)).toMatchObject({
      totals: { grandTotal: 2500 + 2000 + 495 - 1000 },
      refunds: [{ charges: 495, tenders: { giftCards: [{ code: 'GIFT10', amount: 1000 }], remainder: 1495 } }],
    })
    expect(await balanceOf('GIFT10')).toBe(1000)
  })

  it('is spent or paid back when both happen at once, never both', async () => {
    for (let time = 0; time < 8; time += 1) {
      const bought = await buyCards(1)
      const spending = spend(1, ...bought.codes).catch(() => null)
      const [canceled] = await Promise.all([shop.orders.cancel(bought.orderId), spending])

      expect(canceled.ok).toBe(true)
      expect(await moneyBack(bought.orderId)).toBeOneOf([2500, 1005])
      expect(await balanceOf(bought.codes[0])).toBe(0)
      expect(await checkBooks(shop.db)).toEqual([])
    }
  })
})

describe('gift cards of an order that was not paid', () => {
  const revive = (orderId: string) =>
    shop.db.transaction(async (tx) => {
      const head = await lockOrder(tx, orderId)
      if (!head) throw new Error(`no order ${orderId}`)
      const revived = await reviveOrder(tx, head, { parts: shop.orders.parts, now: new Date() })
      if (revived.ok) await tx.execute(sql`update order_payment set status = 'paid' where order_id = ${orderId}`)
      return revived
    })

  it('are made once when its money comes after it has expired, and paid back once', async () => {
    const bought = await buyCards(2, { isPaid: false })
    await shop.orders.cancel(bought.orderId)
    await revive(bought.orderId)
    const codes = (await findBoughtCards(shop.db, bought.orderId)).map(({ code }) => code ?? '')
    await spend(1, ...codes.slice(0, 1))
    await shop.orders.cancel(bought.orderId)

    expect(new Set(codes).size).toBe(2)
    expect(await moneyBack(bought.orderId)).toBe(2500 + 1005)
    expect(await Promise.all(codes.map(balanceOf))).toEqual([0, 0])
  })

  it('leave an order that cannot spend from them any more to its money', async () => {
    const bought = await buyCards(1)
    const [code = ''] = bought.codes
    const paidByCard = await spend(4, code)
    await shop.orders.cancel(paidByCard)
    await shop.orders.cancel(bought.orderId)

    expect(await revive(paidByCard)).toMatchObject({ refusal: { code: 'gift-card-not-valid' } })
    expect(await balanceOf(code)).toBe(0)
  })

  it('are not made, and nothing is paid back for them', async () => {
    const bought = await buyCards(2, { isPaid: false })
    await cancelling.withdraw(bought.orderNumber)

    expect(bought.codes).toEqual(['', ''])
    expect(await orderOf(bought.orderId)).toMatchObject({ status: 'canceled', refunds: [] })
    expect(await moneyBack(bought.orderId)).toBe(0)
  })
})
