import { checkBooks, insertOrder } from '@vonk/commerce/orders'
import { findStock, putStock, takeStock } from '@vonk/commerce/stock'
import { priceCart } from '@vonk/domain/totals'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConfig } from '../../testing.ts'
import { runCli } from '../run-cli.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await putStock(database.db, { rows: [{ sku: 'cap', productId: 7, quantity: 100 }], reason: 'import' })
})
afterAll(() => database.close())

async function run(...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url })
  const code = await runCli(args, { config, root: '/shop', write: (line) => lines.push(line) })
  return { code, text: lines.filter((line) => !line.includes('migrate')).join('\n') }
}

const address = {
  ...{ firstName: 'Zoë', lastName: 'de Vries', company: '', taxId: '', street: 'Kerkstraat', number: '12', affix: '' },
  ...{ postcode: '3581 RA', city: 'Utrecht', region: '', regionId: null, countryId: 'NL', phone: '' },
}

const priced = priceCart(
  {
    lines: [{ sku: 'cap', parentSku: null, quantity: 3, unitPrice: 1000, taxRate: 210_000 }],
    shipping: { amount: 495, taxRate: 210_000 },
    payment: null,
    coupon: null,
    tenders: { giftCards: [], points: 0 },
  },
  { pointsPerEuro: 100 },
)

/** An order of three caps that is paid; answers its number. */
function aPaidOrder(orderId: string): Promise<string> {
  const { lines, ...totals } = priced
  return database.db.transaction(async (tx) => {
    const taken = await takeStock(tx, [{ sku: 'cap', quantity: 3 }], orderId)
    const cap = { productId: 7, parentSku: null, type: 'simple', name: 'Cap', options: null, details: [] } as const
    const { orderNumber } = await insertOrder(tx, {
      ...{
        orderId,
        cartId: `cart of ${orderId}`,
        fingerprint: '',
        customerId: null,
        customerGroupId: 0,
        isGuest: true,
      },
      ...{ email: 'zoe@example.com', storeCode: 'de', status: 'placed', statuses: ['placed', 'pending', 'processing'] },
      ...{ createdAt: new Date(), placedAt: new Date(), paymentMethod: 'card', paymentExtra: {}, pointsEarned: 0 },
      billingAddress: address,
      delivery: {
        ...{ address, carrierCode: 'postnl', methodCode: 'home', methodTitle: 'Home delivery' },
        ...{ place: { kind: 'home' }, extra: {} },
      },
      lines: lines.map((line) => ({
        ...line,
        ...cap,
        regularPrice: 1000,
        returned: 0,
        isPersonalised: false,
        parts: [],
        giftCards: [],
      })),
      totals,
      reservation: taken.ok ? taken.value : [],
      payment: { id: `payment of ${orderId}`, method: 'card', provider: 'sandbox', amount: totals.grandTotal },
    })
    await tx.execute(sql`update order_payment set status = 'paid' where order_id = ${orderId}`)
    return orderNumber
  })
}

const stock = async () => (await findStock(database.db, 'cap'))?.quantity

describe('ordersCommand', () => {
  it('lists orders and shows one, without telling who ordered', async () => {
    const number = await aPaidOrder('order-to-show')
    const { code, text } = await run('orders', 'show', number)

    expect(code).toBe(0)
    expect(number).toMatch(/^13\d{7}$/)
    expect(text).toContain('3 × cap Cap, € 30.00')
    expect(text).not.toContain('Vries')
    expect((await run('orders', 'list', '--status', 'processing')).text).toContain(number)
    expect((await run('orders', 'list', '--status', 'returned')).text).toBe('There are no such orders.')
  })

  it('tries out what it would do, and then does it', async () => {
    const number = await aPaidOrder('order-to-cancel')
    const before = await stock()
    const dry = await run('orders', 'cancel', number, '--dry-run')
    const afterDry = await stock()
    const done = await run('orders', 'cancel', number)

    expect(dry).toMatchObject({ code: 0, text: expect.stringContaining('canceled') })
    expect(afterDry).toBe(before)
    expect(done.text).toContain('payment: card paid, € 34.95, € 34.95 back')
    expect(await stock()).toBe((before ?? 0) + 3)
    expect(await run('orders', 'cancel', number)).toMatchObject({ code: 1, text: expect.stringContaining('refused') })
  })

  it('sends an order and gives money back for some of its pieces', async () => {
    const number = await aPaidOrder('order-to-refund')
    const line = /line (\d+):/.exec((await run('orders', 'show', number)).text)?.[1]

    expect((await run('orders', 'ship', number)).text).toContain('shipped')
    expect((await run('orders', 'refund', number, '--line', `${line}=1`)).text).toContain('refund: € 10.00 in money')
    expect((await run('orders', 'refund', number)).text).toContain('returned')
    expect((await run('orders', 'refund', number)).code).toBe(1)
    const { rows } = await database.db.execute(sql`
      select name as action, actor as staff_email, (after -> 'amount')::float8 as amount
      from act where kind = 'order' and thing = 'order-to-refund' order by id`)
    expect(rows.map(({ action, staff_email, amount }) => [action, staff_email, amount])).toEqual([
      ['shipped', null, null],
      ['refunded', null, 1000],
      ['refunded', null, 2495],
    ])
  })

  it('says where the parcel is and when it came, which begins the days to withdraw', async () => {
    const number = await aPaidOrder('order-to-follow')
    const early = await run('orders', 'deliver', number)
    const unknown = await run('orders', 'ship', number, '--carrier', 'pigeon', '--tracking', '3SABCD123')
    const wrong = await run('orders', 'ship', number, '--tracking', '<script>')
    const shipped = await run('orders', 'ship', number, '--tracking', '3SABCD123')
    const tooEarly = await run('orders', 'deliver', number, '--on', '2020-01-01')
    const delivered = await run('orders', 'deliver', number)

    expect(early).toMatchObject({ code: 1, text: expect.stringContaining('order-not-shipped') })
    expect(unknown).toMatchObject({ code: 1, text: expect.stringContaining('carrier-unknown') })
    expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining('tracking-code-invalid') })
    expect(shipped.text).toContain('parcel: postnl 3SABCD123')
    expect(shipped.text).not.toContain('delivered:')
    expect(tooEarly).toMatchObject({ code: 1, text: expect.stringContaining('delivered-before-ordered') })
    expect(delivered.text).toMatch(/delivered: \d{4}-/)
  })

  it('shows which pieces the buyer has withdrawn from', async () => {
    const number = await aPaidOrder('order-withdrawn-from')
    const line = /line (\d+):/.exec((await run('orders', 'show', number)).text)?.[1]
    await database.db.execute(sql`
      insert into order_withdrawal (order_id, token_hash, begun_at, declared_at, outcome, pieces)
      values ('order-withdrawn-from', 'hash', now(), '2026-11-16T10:00:00Z', 'returned',
        ${JSON.stringify([{ lineId: line, quantity: 2 }])}::jsonb)`)
    const { text } = await run('orders', 'show', number)

    expect(text).toContain('withdrawn: some pieces, 2026-11-16T10:00:00.000Z, to be sent back')
    expect(text).toContain(`withdrawn line ${line}: 2 × cap Cap`)
  })

  it('shows a withdrawal that nobody has completed yet', async () => {
    const number = await aPaidOrder('order-declared')
    await database.db.execute(sql`
      insert into order_withdrawal (order_id, token_hash, begun_at, declared_at)
      values ('order-declared', 'hash-declared', now(), '2026-11-16T10:00:00Z')`)

    expect((await run('orders', 'show', number)).text).toContain(
      'withdrawn: 2026-11-16T10:00:00.000Z, the link of the mail was not followed yet',
    )
  })

  it('shows a refund that did not go through, and lets somebody act on it', async () => {
    const number = await aPaidOrder('order-with-stuck-refund')
    await run('orders', 'cancel', number)
    await database.db.execute(sql`
      update payment_refund set state = 'stuck', tries = 24, last_outcome = 'refused'
      where order_id = 'order-with-stuck-refund'`)

    expect((await run('orders', 'show', number)).text).toContain(
      'money back: € 34.95 stuck, somebody has to act, tried 24 times, the provider refused',
    )
    expect(await run('check')).toMatchObject({ code: 1, text: expect.stringContaining('3495 cents are stuck') })
    expect((await run('orders', 'refund-again', number)).text).toContain('money back: € 34.95 not sent yet')
    expect(await run('orders', 'refunded-by-hand', number)).toMatchObject({
      ...{ code: 1, text: expect.stringContaining('no-stuck-refund') },
    })
    await database.db.execute(sql`update payment_refund set state = 'stuck' where order_id = 'order-with-stuck-refund'`)
    expect((await run('orders', 'refunded-by-hand', number)).text).toContain('money back: € 34.95 paid by hand')
  })

  it.each([
    [['orders']],
    [['orders', 'burn', '1']],
    [['orders', 'show', '1', '2']],
    [['orders', 'list', '--limit', 'x']],
  ])('refuses what makes no sense (%j)', async (args) => {
    expect((await run(...args)).code).toBeGreaterThan(0)
  })
})

describe('checkCommand', () => {
  it('says that everything adds up, or where it does not', async () => {
    expect(await checkBooks(database.db)).toEqual([])
    expect(await run('check')).toEqual({
      code: 0,
      text: 'Refunds that wait for their provider: 3.\nEverything adds up.',
    })
    await database.db.execute(sql`update stock_item set quantity = quantity + 1 where sku = 'cap'`)
    const { code, text } = await run('check')

    expect(code).toBe(1)
    expect(text).toContain('cap: the history of a sku adds up to its stock')
  })
})
