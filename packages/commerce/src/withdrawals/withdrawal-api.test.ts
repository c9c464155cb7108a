import { emptyTables } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from '../checkout/testing.ts'
import { checkBooks, findOrder } from '../orders/index.ts'
import { EVEN_ANSWER_MS } from '../throttles/index.ts'
import { findDeclarations, findWithdrawal } from './store.ts'
import { withdrawalsOf } from './testing.ts'

let shop: OrderShop
let calls: ReturnType<typeof withdrawalsOf>

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(async () => {
  calls = withdrawalsOf(shop)
  await emptyTables(shop.db, ['throttle'])
})
afterEach(async () => {
  expect(await checkBooks(shop.db)).toEqual([])
})
afterAll(() => shop.close())

const DAY_MS = 86_400_000

const name = { custom_options: [{ option_id: '5', option_value: 'Zoë' }] }
const namedTee = aProduct('name-tee', 1, 23, { product_option: { extension_attributes: name } })

async function declared(orderId: string, products?: ReturnType<typeof aProduct>[]): Promise<string> {
  await calls.declare(await calls.paidOrder(orderId, products))
  return calls.linkOf(orderId)
}

describe('declaring a withdrawal', () => {
  it('takes two steps and counts from the second, but moves no money', async () => {
    const number = await calls.paidOrder('order-declared')
    const begun = await calls.begin(` ${number} `, ' Gerda@Example.com ')

    expect(await findWithdrawal(shop.db, 'order-declared')).toBeNull()
    expect((await calls.confirm(begun.body.result.token)).body.result).toEqual({
      orderNumber: number,
      email: 'Gerda@Example.com',
      receivedAt: '2026-11-16T12:00:00.000Z',
    })
    expect(await findOrder(shop.db, 'order-declared')).toMatchObject({
      status: 'processing',
      payments: [{ refunded: 0 }],
    })
    expect(await findDeclarations(shop.db, ['order-declared'])).toEqual(
      new Map([['order-declared', { declaredAt: new Date('2026-11-16T12:00:00Z'), isOpen: true }]]),
    )
  })

  it('is receipted once per declaration, however often its second step is sent', async () => {
    const number = await calls.paidOrder('order-twice')
    const { token } = (await calls.begin(number)).body.result
    await Promise.all([calls.confirm(token), calls.confirm(token), calls.confirm(token)])
    calls.clock.now += 60_000
    await calls.declare(number)

    expect(await receipts('order-twice')).toEqual([1, 2])
    expect((await findWithdrawal(shop.db, 'order-twice'))?.declaredAt).toEqual(new Date('2026-11-16T12:00:00Z'))
  })

  it('fills nobody’s mailbox: six receipts a day', async () => {
    const number = await calls.paidOrder('order-pestered')
    for (let hour = 0; hour < 10; hour += 1) {
      await calls.declare(number)
      calls.clock.now += 3_600_000
    }

    expect(await receipts('order-pestered')).toHaveLength(6)
  })

  it('forgets a first step after an hour, and knows none that was made up or changed', async () => {
    const { token } = (await calls.begin(await calls.paidOrder('order-hesitated'))).body.result
    const begunAgain = { status: 404, body: { meta: { refusal: 'withdrawal-not-begun' } } }

    for (const forged of ['guessed', `${token}x`, token.slice(2)])
      expect(await calls.confirm(forged)).toMatchObject(begunAgain)
    calls.clock.now += 3_600_000
    expect(await calls.confirm(token)).toMatchObject(begunAgain)
    expect(await findWithdrawal(shop.db, 'order-hesitated')).toBeNull()
  })

  async function receipts(orderId: string) {
    const { rows } = await shop.db.execute(sql`
      select (payload->>'position')::int as position from outbox_event
      where topic = 'withdrawal-declared' and payload->>'orderId' = ${orderId} order by 1`)
    return rows.map(({ position }) => position)
  }
})

describe('a stranger who declares a withdrawal', () => {
  it('is told the same whether the order is there or not, and nothing of it [ORD-14]', async () => {
    const number = await calls.paidOrder('order-of-gerda')
    const cases = [
      [number, 'eve@example.com'],
      ['999', 'gerda@example.com'],
      [number, 'x'],
      [number, 'gerda+more@example.com'],
      [`${number}0`, 'gerda@example.com'],
      [number, 'gerda@example.com'],
    ] as const

    for (const [orderNumber, email] of cases) {
      const begun = await calls.begin(orderNumber, email)
      expect(begun).toMatchObject({ status: 200, body: { result: { token: expect.any(String) } } })
      expect(Object.keys(begun.body.result)).toEqual(['token'])
      expect(await calls.confirm(begun.body.result.token)).toMatchObject({
        status: 200,
        body: { result: { orderNumber, email, receivedAt: '2026-11-16T12:00:00.000Z' } },
      })
    }
    expect((await findWithdrawal(shop.db, 'order-of-gerda'))?.declarations).toBe(1)
  })

  it('waits as long for an answer, whether the order is there or not', async () => {
    const number = await calls.paidOrder('order-timed')
    const patient = withdrawalsOf(shop, { evenAnswerMs: EVEN_ANSWER_MS })
    const took = async (orderNumber: string) => {
      const { token } = (await patient.begin(orderNumber)).body.result
      const before = performance.now()
      await patient.confirm(token)
      return performance.now() - before
    }

    for (const asked of [number, '999']) expect(await took(asked)).toBeGreaterThan(EVEN_ANSWER_MS - 5)
  })

  it('writes nothing down for a pair that is no order', async () => {
    const before = await counted()
    await calls.declare('999')
    await calls.declare(await calls.paidOrder('order-not-hit'), 'eve@example.com')

    expect(await counted()).toEqual(before)
  })

  it.each([
    ['an address, order by order', (guess: number) => [String(1_000 + guess), 'gerda@example.com']],
    [
      'an address under other names',
      (guess: number) => [String(1_000 + guess), guess % 2 ? `Gerda+${guess}@Example.com` : ' gerda@example.com'],
    ],
    ['an order, address by address', (guess: number) => ['100000001', `guess-${guess}@example.com`]],
  ] as const)(
    'is stopped at the thirteenth guess at %s, from however many networks',
    { timeout: 30_000 },
    async (_name, guess) => {
      const answers: number[] = []
      for (let tried = 0; tried < 400; tried += 1) {
        const [orderNumber = '', email] = guess(tried)
        answers.push((await calls.begin(orderNumber, email, `198.51.${tried % 40}.1`)).status)
      }

      expect(answers.filter((status) => status === 200)).toHaveLength(12)
      expect(answers.slice(12).every((status) => status === 429)).toBe(true)
      calls.clock.now += 3_600_000
      expect((await calls.begin(...(guess(0) as [string, string]))).status).toBe(200)
    },
  )

  it('opens nothing with a link that was guessed, or with what the first step has answered', async () => {
    const { token } = (await calls.begin(await calls.paidOrder('order-guessed'))).body.result
    await calls.confirm(token)

    for (const guessed of ['x', 'a'.repeat(43), token.slice(0, 128)]) {
      expect(await calls.open(guessed)).toMatchObject({ status: 404, body: { meta: { refusal: 'link-unknown' } } })
      expect(await calls.complete(guessed)).toMatchObject({ status: 404 })
    }
    expect(await findOrder(shop.db, 'order-guessed')).toMatchObject({ status: 'processing' })
  })

  async function counted() {
    const { rows } = await shop.db.execute(sql`
      select (select count(*) from order_withdrawal)::int as declared,
        (select count(*) from outbox_event where topic = 'withdrawal-declared')::int as events,
        (select count(*) from mailed_link)::int as links`)
    return rows
  }
})

describe('completing a withdrawal by the link of its mail', () => {
  it('shows the order, and gives the money back for what was not sent', async () => {
    const link = await declared('order-withdrawn')
    calls.clock.now += DAY_MS
    const shown = await calls.open(link)
    const done = await calls.complete(link)

    expect(shown.body.result).toMatchObject({
      ...{ outcome: 'canceled', mayChoose: true, receivedAt: '2026-11-16T12:00:00.000Z' },
      lines: [{ name: 'Sokken', qty: 2 }],
    })
    expect(done.body.result).toMatchObject({ outcome: 'canceled', receivedAt: '2026-11-16T12:00:00.000Z' })
    expect(await findOrder(shop.db, 'order-withdrawn')).toMatchObject({
      status: 'canceled',
      payments: [{ refunded: 2495 }],
    })
    expect(await shop.topics()).toContain('order-withdrawn')
  })

  it('works once, also when two links are followed at once', async () => {
    const [link, other] = [await declared('order-once'), await calls.linkOf('order-once')]
    const answers = await Promise.all([link, link, other].map((each) => calls.complete(each)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    for (const each of [link, other])
      expect(await calls.open(each)).toMatchObject({
        status: 409,
        body: { meta: { refusal: 'already-withdrawn', receivedAt: '2026-11-16T12:00:00.000Z' } },
      })
    expect(await findOrder(shop.db, 'order-once')).toMatchObject({ payments: [{ refunded: 2495 }] })
  })

  it('keeps what was not chosen, and gives back what was paid for the rest', async () => {
    const link = await declared('order-in-part')
    const { lines } = (await calls.open(link)).body.result
    const tooMuch = await calls.complete(link, [{ line: lines[0].id, qty: 3 }])
    const done = await calls.complete(link, [{ line: lines[0].id, qty: 1 }])

    expect(tooMuch).toMatchObject({ status: 409, body: { meta: { refusal: 'pieces-not-there' } } })
    expect(done.body.result).toMatchObject({ outcome: 'canceled' })
    expect(await findOrder(shop.db, 'order-in-part')).toMatchObject({
      status: 'processing',
      lines: [{ quantity: 2, returned: 1 }],
      payments: [{ refunded: 1000 }],
    })
    expect(await findWithdrawal(shop.db, 'order-in-part')).toMatchObject({
      pieces: [{ lineId: String(lines[0].id), quantity: 1 }],
    })
  })

  it('acts on no other order: pieces of one are not there in another', async () => {
    const [link, other] = [await declared('order-mine'), await declared('order-theirs')]
    const [{ id: theirs }] = (await calls.open(other)).body.result.lines

    expect(await calls.complete(link, [{ line: theirs, qty: 1 }])).toMatchObject({
      status: 409,
      body: { meta: { refusal: 'pieces-not-there' } },
    })
    expect(await findOrder(shop.db, 'order-theirs')).toMatchObject({ status: 'processing' })
  })

  it('is from the whole order while nothing is paid', async () => {
    const cartId = await shop.cartWith('socks', 2)
    const body = anOrderBody(cartId, { order_id: 'order-unpaid', products: [aProduct('socks', 2, 10)] })
    await calls.declare(String((await shop.order(body)).body.result.orderNumber))
    const link = await calls.linkOf('order-unpaid')
    const { mayChoose, lines } = (await calls.open(link)).body.result

    expect(mayChoose).toBe(false)
    expect(await calls.complete(link, [{ line: lines[0].id, qty: 1 }])).toMatchObject({
      status: 409,
      body: { meta: { refusal: 'only-whole-order' } },
    })
    expect((await calls.complete(link)).status).toBe(200)
  })

  it('leaves what was made for the buyer sold', async () => {
    const named = await declared('order-named', [namedTee])
    const mixed = await declared('order-mixed', [namedTee, aProduct('socks', 2, 10)])
    const { lines } = (await calls.open(mixed)).body.result
    const [tee] = lines

    expect(await calls.open(named)).toMatchObject({ status: 409, body: { meta: { refusal: 'made-for-buyer' } } })
    expect(lines).toMatchObject([{ isExempt: true }, { isExempt: false, qty: 2 }])
    expect(await calls.complete(mixed, [{ line: tee.id, qty: 1 }])).toMatchObject({
      body: { meta: { refusal: 'made-for-buyer' } },
    })
    expect((await calls.complete(mixed)).status).toBe(200)
    expect(await findOrder(shop.db, 'order-mixed')).toMatchObject({
      status: 'processing',
      lines: [
        { sku: 'name-tee', returned: 0, isPersonalised: true },
        { returned: 2, isPersonalised: false },
      ],
      payments: [{ refunded: 2000 }],
    })
  })

  it('has a link that expires after two weeks; declaring once more brings another', async () => {
    const number = await calls.paidOrder('order-late-link')
    await calls.declare(number)
    const link = await calls.linkOf('order-late-link')
    calls.clock.now += 14 * DAY_MS

    expect(await calls.open(link)).toMatchObject({ status: 410, body: { meta: { refusal: 'link-expired' } } })
    expect(await calls.complete(link)).toMatchObject({ status: 410 })
    await calls.declare(number)
    expect((await calls.complete(await calls.linkOf('order-late-link'))).body.result).toMatchObject({
      receivedAt: '2026-11-16T12:00:00.000Z',
    })
  })
})

describe('an order that has gone on between declaration and link', () => {
  it('was sent: it has to come back first', async () => {
    const link = await declared('order-on-its-way')
    await shop.orders.ship('order-on-its-way')

    expect((await calls.complete(link)).body.result).toMatchObject({ outcome: 'returned' })
    expect(await findOrder(shop.db, 'order-on-its-way')).toMatchObject({ status: 'shipped', refunds: [] })
  })

  it('was called off: nothing is paid back twice', async () => {
    const link = await declared('order-called-off')
    await shop.orders.cancel('order-called-off')

    expect(await calls.open(link)).toMatchObject({ status: 409, body: { meta: { refusal: 'nothing-to-withdraw' } } })
    expect(await calls.complete(link)).toMatchObject({ status: 409 })
    expect(await findOrder(shop.db, 'order-called-off')).toMatchObject({ payments: [{ refunded: 2495 }] })
  })

  it('was paid back in part: only the rest is left', async () => {
    const link = await declared('order-paid-back')
    const [line] = (await findOrder(shop.db, 'order-paid-back'))?.lines ?? []
    await shop.orders.returnItems('order-paid-back', [{ lineId: String(line?.id), quantity: 1 }])

    expect((await calls.open(link)).body.result).toMatchObject({ lines: [{ qty: 1 }] })
    expect(await calls.complete(link, [{ line: line?.id ?? 0, qty: 2 }])).toMatchObject({ status: 409 })
    expect((await calls.complete(link)).status).toBe(200)
    expect(await findOrder(shop.db, 'order-paid-back')).toMatchObject({ status: 'canceled' })
  })

  it('has arrived: the day of the declaration counts, also when the link is followed after the fortnight', async () => {
    const link = await sent('order-in-time', 13)
    calls.clock.now += 5 * DAY_MS

    expect((await calls.complete(link)).body.result).toMatchObject({ outcome: 'returned' })
  })

  it('had arrived more than 14 days before: the declaration is kept, and the link says that it came too late', async () => {
    const link = await sent('order-too-late', 15)

    expect(await calls.open(link)).toMatchObject({
      status: 409,
      body: { meta: { refusal: 'withdrawal-period-over' } },
    })
    expect(await findWithdrawal(shop.db, 'order-too-late')).toMatchObject({ outcome: null })
  })

  it('was forgotten with its buyer: its link leads nowhere', async () => {
    const link = await declared('order-forgotten')
    await shop.db.execute(sql`
      update sales_order set anonymised_at = now(), email = '' where order_id = 'order-forgotten'`)

    expect(await calls.open(link)).toMatchObject({ status: 404 })
    expect(await calls.complete(link)).toMatchObject({ status: 404 })
  })

  /** A declaration so many days after the parcel has arrived. */
  async function sent(orderId: string, days: number): Promise<string> {
    const number = await calls.paidOrder(orderId)
    await shop.orders.ship(orderId)
    await shop.orders.deliver(orderId, new Date())
    calls.clock.now = Date.now() + days * DAY_MS + 3_600_000
    await calls.declare(number)
    return calls.linkOf(orderId)
  }
})

describe('what was declared before links were mailed', () => {
  it('stays as it was, and is said to who declares once more', async () => {
    const number = await calls.paidOrder('order-of-before')
    await shop.db.execute(sql`
      insert into order_withdrawal (order_id, token_hash, begun_at, declared_at, outcome)
      values ('order-of-before', 'old-hash', '2026-11-01T10:00:00Z', '2026-11-01T10:01:00Z', 'returned')`)
    await calls.declare(number)

    expect(await calls.open(await calls.linkOf('order-of-before'))).toMatchObject({
      status: 409,
      body: { meta: { refusal: 'already-withdrawn', receivedAt: '2026-11-01T10:01:00.000Z' } },
    })
    expect(await findDeclarations(shop.db, ['order-of-before'])).toEqual(
      new Map([['order-of-before', { declaredAt: new Date('2026-11-01T10:01:00Z'), isOpen: false }]]),
    )
  })

  it('was only begun: it is declared anew', async () => {
    const number = await calls.paidOrder('order-begun-before')
    await shop.db.execute(sql`
      insert into order_withdrawal (order_id, token_hash, begun_at) values ('order-begun-before', 'begun', now())`)
    expect(await findDeclarations(shop.db, ['order-begun-before'])).toEqual(new Map())
    await calls.declare(number)

    expect((await calls.complete(await calls.linkOf('order-begun-before'))).status).toBe(200)
  })
})
