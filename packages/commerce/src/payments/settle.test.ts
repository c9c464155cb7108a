import { longestRefundPause, mostRefundTries } from '@vonk/domain/payments'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks, countOpenRefunds, findPaymentRefunds } from '../orders/index.ts'
import { expirePayment } from './ask-provider.ts'
import { sendRefunds } from './send-refunds.ts'
import { expirePayments, reconcilePayments } from './settle-due.ts'
import { findPayment } from './store.ts'
import { anyStory, expectConsistent, lateStories, play } from './testing/interleavings.ts'
import { openPayingShop, type PayingShop } from './testing/open-paying-shop.ts'
import { takenElsewhere } from './testing/place-paying-order.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await checkBooks(shop.db)).toEqual([])
})

const hour = 3_600_000

async function placeAndOpen() {
  const placed = await shop.place()
  const opened = await shop.open(placed.paymentId)
  if (!opened?.reference) throw new Error('the bank did not open the payment')
  return { ...placed, reference: opened.reference, redirectUrl: opened.redirectUrl }
}

async function ask(paymentId: string): Promise<string | null> {
  shop.clock.now += 1_000
  const payment = await findPayment(shop.db, paymentId)
  return payment && ((await shop.payments.ask(payment))?.status ?? null)
}

const webhook = (reference: string) => shop.payments.handleWebhook('sandbox', shop.callAbout(reference))

describe('createPayments', () => {
  it('opens a payment at the provider once, and leads to its page', async () => {
    const { paymentId, reference, redirectUrl } = await placeAndOpen()
    const again = await Promise.all([shop.open(paymentId), shop.open(paymentId)])

    expect(redirectUrl).toBe(`http://localhost:3000/sandbox-bank/${reference}`)
    expect(again).toMatchObject([
      { reference, status: 'open' },
      { reference, status: 'open' },
    ])
  })

  it('is checking, never failed, while the provider is away, and opens as soon as somebody asks again', async () => {
    const { paymentId, orderId } = await shop.place()
    shop.switches.isUnavailable = true
    expect(await shop.payments.open(paymentId)).toMatchObject({ status: 'checking', redirectUrl: null })
    expect(await ask(paymentId)).toBe('checking')
    shop.switches.isUnavailable = false

    expect(await ask(paymentId)).toBe('open')
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'pending', cart: 'frozen', atBank: 'open' })
  })

  it('confirms an order when the bank calls, once however often it calls', async () => {
    const { orderId, reference } = await placeAndOpen()
    await shop.decide(reference, 'approve')
    const calls = await Promise.all([webhook(reference), webhook(reference), webhook(reference)])

    expect(calls).toEqual([1, 2, 3].map(() => ({ ok: true, value: true })))
    expect(await shop.stateOf(orderId)).toMatchObject({
      ...{ order: 'processing', payment: 'paid', cart: 'spent', confirmed: 1, held: 2, refunds: 0 },
    })
  })

  it.each([
    ['refuse', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('gives cart and stock back when the shopper or the bank would %s', async (answer, payment) => {
    const { orderId, paymentId, reference } = await placeAndOpen()
    await shop.decide(reference, answer)

    expect(await ask(paymentId)).toBe(payment)
    expect(await shop.stateOf(orderId)).toMatchObject({
      ...{ order: 'canceled', payment, cart: 'free', held: 0, moved: 0, canceled: 1, confirmed: 0 },
    })
  })

  it('believes nothing a call says: it only asks the bank', async () => {
    const { orderId, reference } = await placeAndOpen()
    const { header } = shop.callAbout(reference)

    expect(await webhook(reference)).toEqual({ ok: true, value: true })
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'pending', payment: 'open' })
    expect(await shop.payments.handleWebhook('sandbox', { header, body: '{"id":"sb_other"}' })).toMatchObject({
      refusal: { code: 'webhook-invalid' },
    })
    expect(await shop.payments.handleWebhook('bank of nowhere', shop.callAbout(reference))).toMatchObject({
      refusal: { code: 'provider-unknown' },
    })
    expect(await webhook('sb_unknown')).toEqual({ ok: true, value: true })
  })

  it('takes no other amount than was asked for', async () => {
    const { orderId, paymentId, reference } = await placeAndOpen()
    await shop.decide(reference, 'approve')
    await shop.db.execute(`update bank_payment set amount = amount - 1 where reference = '${reference}'`)

    expect(await ask(paymentId)).toBe('checking')
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'pending', confirmed: 0 })
    expect(shop.lines).toContainEqual(expect.objectContaining({ level: 'error', paymentId }))
    await shop.db.execute(`update bank_payment set amount = amount + 1 where reference = '${reference}'`)
  })
})

describe('expirePayments', () => {
  it('ends what nobody finishes, at the bank as well, and gives stock and cart back', async () => {
    const { orderId, reference } = await placeAndOpen()
    const later = await shop.place('pay-later')
    await shop.payments.open(later.paymentId)
    shop.clock.now += hour
    await expirePayments(shop.parts, { usual: 60, payLater: 1_440 })

    expect(await shop.stateOf(orderId)).toMatchObject({
      ...{ order: 'canceled', payment: 'expired', atBank: 'cancelled', cart: 'free', held: 0, moved: 0 },
    })
    expect(await shop.stateOf(later.orderId)).toMatchObject({ order: 'pending', payment: 'open' })
    expect(await shop.provider.read(reference)).toMatchObject({ event: 'cancelled' })
  })

  it('finds out that it was paid in the meantime', async () => {
    const { orderId, paymentId, reference } = await placeAndOpen()
    await shop.decide(reference, 'approve')

    expect(await expirePayment(shop.parts, paymentId)).toBe('paid')
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'processing', confirmed: 1 })
  })

  it('waits for a bank that is away, but not for ever', async () => {
    const { orderId, paymentId } = await placeAndOpen()
    shop.switches.isUnavailable = true
    expect(await expirePayment(shop.parts, paymentId)).toBe('checking')
    shop.clock.now += 48 * hour

    expect(await expirePayment(shop.parts, paymentId)).toBe('expired')
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'canceled', cart: 'free', held: 0 })
    shop.switches.isUnavailable = false
  })

  it('says once that the bank does not know a payment, and once that it has ended it', async () => {
    const { paymentId } = await placeAndOpen()
    await shop.db.execute(sql`delete from bank_payment where payment_id = ${paymentId}`)
    for (let runs = 0; runs < 3; runs += 1) {
      shop.clock.now += hour
      await expirePayment(shop.parts, paymentId)
      await ask(paymentId)
    }
    shop.clock.now += 48 * hour
    await expirePayment(shop.parts, paymentId)
    await ask(paymentId)

    const said = shop.lines.filter((line) => line['paymentId'] === paymentId)
    expect(said.map(({ level, msg }) => [level, msg])).toEqual([
      ['warn', 'a payment provider could not be asked about a payment'],
      ['error', 'a payment was ended that its provider could say nothing about'],
    ])
  })

  it('ends what never reached the bank', async () => {
    const { orderId, paymentId } = await shop.place()

    expect(await expirePayment(shop.parts, paymentId)).toBe('expired')
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'canceled', atBank: 'cancelled' })
  })
})

describe('an order that is called off while its payment is open', () => {
  const minutes = { usual: 60, payLater: 1_440 }

  it('closes the payment at the bank, so that nobody can still pay it', async () => {
    const { orderId, reference } = await placeAndOpen()
    await shop.orders.cancel(orderId)
    await expirePayments(shop.parts, minutes)

    expect(await shop.stateOf(orderId)).toMatchObject({ payment: 'cancelled', atBank: 'cancelled', canceled: 1 })
    await shop.decide(reference, 'approve')
    expect(await shop.provider.read(reference)).toMatchObject({ event: 'cancelled' })
  })

  it('is closed as well when the bank is asked for it only afterwards', async () => {
    const { orderId, paymentId } = await shop.place()
    await shop.orders.cancel(orderId)
    await shop.open(paymentId)

    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'canceled', atBank: 'cancelled' })
    await expirePayments(shop.parts, minutes)
    expect(await shop.stateOf(orderId)).toMatchObject({ payment: 'cancelled' })
  })

  it('is tried again while the bank is away', async () => {
    const { orderId } = await placeAndOpen()
    await shop.orders.cancel(orderId)
    shop.switches.isUnavailable = true
    await expirePayments(shop.parts, minutes)
    expect(await shop.stateOf(orderId)).toMatchObject({ payment: 'checking', atBank: 'open' })
    shop.switches.isUnavailable = false
    await expirePayments(shop.parts, minutes)

    expect(await shop.stateOf(orderId)).toMatchObject({ payment: 'cancelled', atBank: 'cancelled' })
  })

  it('gets the money back that comes because the bank would not close it', async () => {
    const { orderId, reference, amount } = await placeAndOpen()
    await shop.orders.cancel(orderId)
    shop.switches.cancelsNothing = true
    await expirePayments(shop.parts, minutes)
    shop.switches.cancelsNothing = false
    await shop.decide(reference, 'approve')
    await webhook(reference)
    await sendRefunds(shop.parts)

    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'canceled', late: 1, unsent: 0, bankRefunded: amount })
  })
})

describe('sendRefunds', () => {
  it('sends back by itself, once, what came after the order was called off, and says so', async () => {
    const { orderId, paymentId, reference, amount } = await placeAndOpen()
    await shop.orders.cancel(orderId)
    await expirePayment(shop.parts, paymentId)
    await shop.payLate(reference)
    await Promise.all([webhook(reference), ask(paymentId), webhook(reference)])

    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'canceled', payment: 'paid', refunded: amount, late: 1 })
    await sendRefunds(shop.parts)
    await sendRefunds(shop.parts)
    expect(await shop.stateOf(orderId)).toMatchObject({ refunds: amount, unsent: 0, bankRefunded: amount })
  })

  it('sends what a canceled order was paid with, and waits while the bank is away', async () => {
    const { orderId, reference, amount } = await placeAndOpen()
    await shop.decide(reference, 'approve')
    await webhook(reference)
    await shop.orders.cancel(orderId)
    shop.switches.isUnavailable = true
    await sendRefunds(shop.parts)
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'canceled', unsent: 1, bankRefunded: 0 })
    shop.switches.isUnavailable = false

    shop.clock.now += 60_000
    await sendRefunds(shop.parts)
    expect(await shop.stateOf(orderId)).toMatchObject({ unsent: 0, refunds: amount, bankRefunded: amount })
  })

  async function refuseRefundOf() {
    const placed = await placeAndOpen()
    await shop.decide(placed.reference, 'approve')
    await webhook(placed.reference)
    await shop.orders.cancel(placed.orderId)
    shop.switches.refusesRefunds = true
    return placed
  }
  const refundOf = async (orderId: string) => (await findPaymentRefunds(shop.db, orderId))[0]

  it('keeps a refund open that the bank refuses, and tries it again later and later', async () => {
    const { orderId, amount } = await refuseRefundOf()
    for (const pause of [0, 59_000, 1_000, 60_000, 60_000]) {
      shop.clock.now += pause
      await sendRefunds(shop.parts)
    }
    const open = await refundOf(orderId)
    shop.switches.refusesRefunds = false
    shop.clock.now += 4 * 60_000
    await sendRefunds(shop.parts)

    expect(open).toMatchObject({ state: 'wanted', tries: 3, lastOutcome: 'refused' })
    expect(await refundOf(orderId)).toMatchObject({ state: 'sent', nextTryAt: null })
    expect(await shop.stateOf(orderId)).toMatchObject({ unsent: 0, bankRefunded: amount })
  })

  it('leaves it to somebody after days, says so in the books, and can be told to try again or that it is paid', async () => {
    const stuck = [await refuseRefundOf(), await refuseRefundOf()]
    for (let tries = 0; tries < mostRefundTries; tries += 1) {
      await sendRefunds(shop.parts)
      shop.clock.now += longestRefundPause
    }
    shop.switches.refusesRefunds = false
    await sendRefunds(shop.parts)
    const [first, second] = stuck.map(({ orderId }) => orderId)

    expect(await checkBooks(shop.db)).toMatchObject(
      stuck.map(() => ({ promise: 'money that has to go back goes back' })),
    )
    expect(await countOpenRefunds(shop.db)).toEqual({ wanted: 0, stuck: 2 })
    expect(shop.lines).toContainEqual(expect.objectContaining({ level: 'error', tries: mostRefundTries }))
    expect(await shop.orders.refundAgain(first ?? '')).toEqual({ ok: true, value: 1 })
    expect(await shop.orders.endRefundsByHand(second ?? '')).toEqual({ ok: true, value: 1 })
    await sendRefunds(shop.parts)
    expect([(await refundOf(first ?? ''))?.state, (await refundOf(second ?? ''))?.state]).toEqual(['sent', 'by-hand'])
    expect(await shop.orders.refundAgain(first ?? '')).toMatchObject({ refusal: { code: 'no-stuck-refund' } })
  })
})

describe('money that comes after an order has expired', () => {
  async function expire() {
    const placed = await placeAndOpen()
    await expirePayment(shop.parts, placed.paymentId)
    expect(await shop.stateOf(placed.orderId)).toMatchObject({ order: 'canceled', payment: 'expired', held: 0 })
    await shop.payLate(placed.reference)
    return placed
  }

  it('brings it back once, with stock, gift card, points, coupon and cart', async () => {
    const { orderId, paymentId, reference } = await expire()
    await Promise.all([webhook(reference), ask(paymentId), webhook(reference)])

    expect(await shop.stateOf(orderId)).toMatchObject({
      ...{ order: 'processing', payment: 'paid', cart: 'spent', held: 2, moved: -2, confirmed: 1, late: 0, refunds: 0 },
    })
  })

  it.each(['pieces', 'card', 'points', 'coupon', 'cart'] as const)(
    'goes back by itself, with a mail, when the %s went elsewhere, and takes nothing',
    async (what) => {
      const placed = await expire()
      await shop.db.transaction((tx) => takenElsewhere[what](tx, placed))
      await webhook(placed.reference)
      await sendRefunds(shop.parts)

      expect(await shop.stateOf(placed.orderId)).toMatchObject({
        ...{ order: 'canceled', payment: 'paid', held: 0, moved: 0, confirmed: 0, late: 1, unsent: 0 },
        bankRefunded: placed.amount,
      })
    },
  )

  it('announces a second cancellation as another one', async () => {
    const { orderId, reference } = await expire()
    await webhook(reference)
    await shop.orders.cancel(orderId)

    const { rows } = await shop.db.execute<{ payload: object }>(
      sql`select payload from outbox_event where topic = 'order-canceled' and payload ->> 'orderId' = ${orderId}`,
    )
    expect(rows.map(({ payload }) => payload)).toEqual([{ orderId }, { orderId, position: 1 }])
  })
})

describe('reconcilePayments', () => {
  it('asks about payments whose webhook never came, less and less often', async () => {
    const { orderId, reference } = await placeAndOpen()
    await shop.decide(reference, 'approve')
    shop.clock.now += 59_000
    await reconcilePayments(shop.parts)
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'pending' })
    shop.clock.now += 2_000
    await reconcilePayments(shop.parts)

    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'processing', confirmed: 1 })
  })

  it('opens what a process left unopened that died', async () => {
    const { orderId } = await shop.place()
    shop.clock.now += 61_000
    await reconcilePayments(shop.parts)

    expect(await shop.stateOf(orderId)).toMatchObject({ payment: 'open', atBank: 'open' })
  })
})

describe('settle', () => {
  it('ends in one consistent state, however return, webhook, expiry, cancel and outages fall together', async () => {
    await fc.assert(
      fc.asyncProperty(anyStory, async (story) => expectConsistent(await play(shop, story))),
      { numRuns: 40, examples: [...lateStories] },
    )
  })
})
