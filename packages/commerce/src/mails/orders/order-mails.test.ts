import { createHash } from 'node:crypto'
import { startModules } from '@vonk/module/testing'
import { publish } from '@vonk/platform/outbox'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoicesModule } from '../../invoices/module.ts'
import {
  giftCardIssued,
  orderCanceled,
  orderConfirmed,
  orderRefunded,
  orderReturned,
  orderShipped,
  orderWithdrawn,
  putOrders,
  type StoredOrder,
} from '../../orders/index.ts'
import { anOrder, anOrderAddress } from '../../orders/testing.ts'
import { latePaymentReturned } from '../../payments/index.ts'
import { pricesModule } from '../../prices/module.ts'
import { sessionsModule } from '../../sessions/module.ts'
import { storesModule } from '../../stores/module.ts'
import { throttlesModule } from '../../throttles/module.ts'
import { withdrawalDeclared } from '../../withdrawals/index.ts'
import { type MailPorts, type MailTest, openMailTest } from '../testing.ts'
import { orderMailsModule } from './module.ts'
import type { Stories } from './terms-file.ts'
import { writeOrderMail } from './write-order-mail.ts'

let test: MailTest
let ports: MailPorts & { readonly stories: Stories }
/** Who gives out the invoices that mails carry, and whom that needs. */
const invoicing = [storesModule, throttlesModule, pricesModule, sessionsModule, invoicesModule] as const

const words = (text: string) => ({ type: 'text' as const, text })
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [words(text)] })

const terms = {
  ...{ component: 'page', _uid: 'terms', title: 'Algemene voorwaarden' },
  body: [
    {
      ...{ component: 'rich-text', _uid: 'text' },
      text: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [words('1. Bestellen')] },
          {
            type: 'bullet_list',
            content: ['Eerst dit', 'dan dat'].map((text) => ({ type: 'list_item', content: [paragraph(text)] })),
          },
        ],
      },
    },
  ],
}

/** What editors have published: the terms of the Dutch view. */
const stories: Stories = {
  find: async ({ slug }) => (slug === 'nl/algemene-voorwaarden' ? { content: terms } : null),
}

beforeAll(async () => {
  test = await openMailTest()
  ports = { ...(await test.addWorker()), stories }
  const drawInvoice = () => Promise.reject(new Error('mails draw their own'))
  await startModules([...invoicing, orderMailsModule], { ...ports, drawInvoice })
})
afterAll(() => test.close())

let count = 0

type PutGift = { readonly code: string; readonly email: string; readonly sendOn: string | null }

async function putGift({ orderId, entityId }: StoredOrder, { code, email, sendOn }: PutGift): Promise<void> {
  await test.db.execute(sql`insert into gift_card (code, order_id) values (${code}, ${orderId})`)
  await test.db.execute(sql`
    insert into order_bought_card (order_id, position, line_id, amount, code, recipient_name, recipient_email, message, send_on)
    values (${orderId}, 0, ${entityId}, 5000, ${code}, 'Milou', ${email}, 'Gefeliciteerd!', ${sendOn})`)
}

async function putOrder(overrides: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  count += 1
  const id = count
  const order = anOrder({
    orderId: `order-${id}`,
    entityId: id,
    orderNumber: String(700_000 + id),
    cartId: `cart-${id}`,
    email: `shopper-${id}@example.com`,
    status: 'processing',
    ...overrides,
  })
  const stored = { ...order, lines: order.lines.map((line) => ({ ...line, id, ...overrides.lines?.[0] })) }
  await putOrders(test.db, [stored])
  return stored
}

const mailsTo = ({ email }: StoredOrder) => test.mailsTo(email)
const subjectsTo = (order: StoredOrder) => mailsTo(order).map(({ headers }) => headers.get('subject'))

/** The order that the token of a link leads to. */
async function orderOf(token = '') {
  const hash = createHash('sha256').update(token).digest('base64url')
  const { rows } = await test.db.execute(sql`
    select order_id from mailed_link join sales_order on entity_id = subject where purpose = 'order' and hash = ${hash}`)
  return rows
}

describe('orderMailsModule', () => {
  it('confirms an order once in the language it was placed in, with its invoice', async () => {
    const dutch = await putOrder()
    const german = await putOrder({ storeCode: 'de' })
    const english = await putOrder({ storeCode: 'rz_en' })

    for (const { orderId } of [dutch, german, english, dutch]) await publish(test.db, orderConfirmed({ orderId }))

    await expect.poll(() => test.received.length, { timeout: 90_000 }).toBe(3)
    expect(subjectsTo(dutch)).toEqual([`Je bestelling ${dutch.orderNumber} is bevestigd`])
    expect(subjectsTo(german)).toEqual([`Deine Bestellung ${german.orderNumber} ist bestätigt`])
    expect(subjectsTo(english)).toEqual([`Your order ${english.orderNumber} is confirmed`])
    expect(mailsTo(english)[0]?.headers.get('from')).toBe('Razz <shop@vonk.example>')
    const [text, html, invoice] = mailsTo(dutch)[0]?.parts ?? []
    expect([text?.type, html?.type]).toEqual(['text/plain', 'text/html'])
    for (const part of [text, html]) {
      const words = part?.content.toString('utf8') ?? ''
      expect(words).toMatch(/VK\d{4}-000001/)
      expect(words).toContain('https://localhost/withdraw/')
      expect(await orderOf(/https:\/\/localhost\/mail\/order\/show\/#token=([\w-]{43})/.exec(words)?.[1])).toEqual([
        { order_id: dutch.orderId },
      ])
      expect(words).toContain('Vonk Kinderkleding B.V.')
    }
    expect([invoice?.type, invoice?.fileName]).toEqual([
      'application/pdf',
      expect.stringMatching(/^VK\d{4}-000001\.pdf$/),
    ])
    expect(invoice?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('has the terms beside it as they are published, and says so; a shop that publishes none promises none', async () => {
    const dutch = await putOrder()
    const german = await putOrder({ storeCode: 'de' })
    for (const { orderId } of [dutch, german])
      await writeOrderMail(ports, { kind: 'confirmation', orderId, position: 0 })

    await expect.poll(() => [...mailsTo(dutch), ...mailsTo(german)].length, { timeout: 90_000 }).toBe(2)
    const [text, , terms] = mailsTo(dutch)[0]?.parts ?? []
    expect(text?.content.toString('utf8')).toContain('als bijlage bij deze mail')
    expect([terms?.type, terms?.fileName]).toEqual(['text/plain', 'algemene-voorwaarden.txt'])
    expect(terms?.content.toString('utf8').replaceAll('\r\n', '\n')).toBe(
      'Algemene voorwaarden\n\n1. Bestellen\n\n- Eerst dit\n- dan dat\n',
    )
    expect(mailsTo(german)[0]?.parts).toHaveLength(2)
    expect(mailsTo(german)[0]?.parts[0]?.content.toString('utf8')).not.toContain('im Anhang')
  })

  it('waits an hour for terms that cannot be read, and goes out without them then', async () => {
    const away: Stories = { find: () => Promise.reject(new Error('away')) }
    const [fresh, old] = [await putOrder({ placedAt: new Date() }), await putOrder({ placedAt: new Date(0) })]
    const write = ({ orderId }: typeof fresh) =>
      writeOrderMail({ ...ports, stories: away }, { kind: 'confirmation', orderId, position: 0 })

    await expect(write(fresh)).rejects.toThrow('away')
    await write(old)
    await expect.poll(() => mailsTo(old).length).toBe(1)
    expect(mailsTo(old)[0]?.parts).toHaveLength(2)
    expect(mailsTo(fresh)).toEqual([])
  })

  it('tells what becomes of an order: shipped, returned, refunded, cancelled', async () => {
    const refund = {
      refundedAt: new Date('2026-03-09T12:00:00Z'),
      lines: [],
      charges: 0,
      tenders: { giftCards: [], points: { points: 0, amount: 0 }, remainder: 2_999 },
    }
    const [order] = [await putOrder({ status: 'canceled', refunds: [refund] })]
    const { orderId, orderNumber } = order

    await publish(test.db, orderShipped({ orderId }), orderReturned({ orderId }))
    await publish(test.db, orderRefunded({ orderId, position: 0 }), orderCanceled({ orderId }))

    await expect.poll(() => subjectsTo(order).length).toBe(4)
    expect(subjectsTo(order).toSorted()).toEqual([
      `Je bestelling ${orderNumber} is geannuleerd`,
      `Je bestelling ${orderNumber} is onderweg`,
      `Je krijgt €\u00a029,99 terug voor bestelling ${orderNumber}`,
      `We hebben je retour van bestelling ${orderNumber} ontvangen`,
    ])
  })

  it('promises no money for gift cards that were spent to the end', async () => {
    const tenders = { giftCards: [], points: { points: 0, amount: 0 }, remainder: 0 }
    const refund = { refundedAt: new Date('2026-03-09T12:00:00Z'), lines: [], charges: 0, tenders }
    const at = new Date('2026-03-02T14:00:00Z')
    const paid = {
      ...{ id: 'spent', method: 'ideal', provider: 'sandbox', providerReference: 'sb_spent', redirectUrl: null },
      ...{ amount: 6_493, refunded: 0, createdAt: at, updatedAt: at },
      status: 'paid' as const,
    }
    const order = await putOrder({ status: 'canceled', payments: [paid], refunds: [refund] })
    const { orderId, orderNumber, entityId } = order
    await test.db.execute(sql`
      insert into order_refund_line (order_id, refund_position, line_id, quantity, amount, kept)
      values (${orderId}, 0, ${entityId}, 1, 0, 2999)`)

    await publish(test.db, orderRefunded({ orderId, position: 0 }), orderCanceled({ orderId }))

    await expect.poll(() => subjectsTo(order)).toEqual([`Je bestelling ${orderNumber} is geannuleerd`])
    const text = mailsTo(order)[0]?.parts[0]?.content.toString('utf8').replaceAll(/\s+/g, ' ')
    expect(text).toContain('was al € 29,99 besteed. Dat deel betalen we niet terug.')
    expect(text).not.toContain('krijg je terug')
  })

  it('has the credit note beside the mail about a refund, and names it', async () => {
    const order = await putOrder({ storeCode: 'de' })
    const { orderId, entityId } = order
    await publish(test.db, orderConfirmed({ orderId }))
    await expect.poll(() => mailsTo(order).length, { timeout: 90_000 }).toBe(1)
    await test.db.execute(sql`
      insert into order_refund (order_id, position, refunded_at, amount, charges, gift_cards, points, points_amount, money)
      values (${orderId}, 0, now(), 2999, 0, '[]', 0, 0, 2999)`)
    await test.db.execute(sql`
      insert into order_refund_line (order_id, refund_position, line_id, quantity, amount)
      values (${orderId}, 0, ${entityId}, 1, 2999)`)

    await publish(test.db, orderRefunded({ orderId, position: 0 }))

    await expect.poll(() => mailsTo(order).length, { timeout: 90_000 }).toBe(2)
    const [text, , note] = mailsTo(order)[1]?.parts ?? []
    expect(text?.content.toString('utf8')).toMatch(/Rechnungskorrektur:? +VK\d{4}-C000001/)
    expect([note?.type, note?.fileName]).toEqual(['application/pdf', expect.stringMatching(/^VK\d{4}-C000001\.pdf$/)])
    expect(note?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('tells that money which came too late goes back', async () => {
    const at = new Date('2026-03-02T14:00:00Z')
    const late = {
      ...{ id: 'late', method: 'ideal', provider: 'sandbox', providerReference: 'sb_late', redirectUrl: null },
      ...{ amount: 6_493, refunded: 6_493, createdAt: at, updatedAt: at },
      status: 'paid' as const,
    }
    const order = await putOrder({ status: 'canceled', payments: [late] })
    const { orderId, orderNumber } = order

    await publish(test.db, latePaymentReturned({ orderId, paymentId: late.id }))

    await expect.poll(() => subjectsTo(order)).toEqual([`Je krijgt €\u00a064,93 terug voor bestelling ${orderNumber}`])
    expect(mailsTo(order)[0]?.parts[0]?.content.toString('utf8')).toContain('toen deze bestelling al was geannuleerd')
  })

  it('confirms an order whose money came after all, and does not call it cancelled any more', async () => {
    const at = new Date('2026-03-02T14:00:00Z')
    const change = { comment: '', isCustomerNotified: false, changedAt: at }
    const statusChanges = (['canceled', 'processing'] as const).map((status) => ({ ...change, status }))
    const order = await putOrder({ storeCode: 'en', status: 'processing', statusChanges })
    const { orderId, orderNumber } = order

    await publish(test.db, orderCanceled({ orderId }), orderConfirmed({ orderId }))

    await expect.poll(() => subjectsTo(order)).toEqual([`Your order ${orderNumber} is confirmed`])
    const text = mailsTo(order)[0]?.parts[0]?.content.toString('utf8').replaceAll(/\s+/g, ' ')
    expect(text).toContain('It has reached us after all')
    await writeOrderMail(ports, { kind: 'canceled', orderId, position: 0 })
    const { rows } = await test.db.execute(sql`select from mail where key = ${`canceled:${orderId}:0`}`)
    expect(rows).toEqual([])
  })

  it('sends a gift card to whom it is for, with the words of who gave it', async () => {
    const order = await putOrder()
    await putGift(order, { code: 'ABCD-EFGH', email: 'milou@example.com', sendOn: null })

    await publish(test.db, giftCardIssued({ orderId: order.orderId }))

    const received = () => test.received.find(({ to }) => to.includes('milou@example.com'))
    await expect.poll(received).toBeDefined()
    const text = received()?.parts[0]?.content.toString('utf8')
    for (const words of ['Een cadeautje, Milou!', 'ABCD-EFGH', 'Van Zoë', '> Gefeliciteerd!', '€ 50,00']) {
      expect(text?.replaceAll('\u00a0', ' ')).toContain(words)
    }
  })

  it('keeps a gift card until its day, and takes it back with the order it was bought with', async () => {
    const order = await putOrder({ status: 'canceled' })
    const sendOn = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    await putGift(order, { code: 'WAIT-EFGH', email: 'pim@example.com', sendOn })
    const waiting = async () => {
      const { rows } = await test.db.execute<{ due: string; state: string }>(sql`
        select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24') as due, state from mail
        where recipient = 'pim@example.com'`)
      return rows
    }
    await publish(test.db, giftCardIssued({ orderId: order.orderId }))
    await expect.poll(waiting, { timeout: 90_000 }).toEqual([{ due: `${sendOn} 06`, state: 'waiting' }])

    await test.db.execute(sql`update gift_card set is_active = false where code = 'WAIT-EFGH'`)
    await publish(test.db, orderCanceled({ orderId: order.orderId }))
    await expect.poll(waiting, { timeout: 90_000 }).toEqual([])
  })
})

describe('an order somebody has withdrawn from', () => {
  it('gets a receipt that says when the declaration arrived, with a link that opens it', async () => {
    const order = await putOrder({ storeCode: 'en' })
    await test.db.execute(sql`
      insert into order_withdrawal (order_id, token_hash, begun_at, declared_at, declarations)
      values (${order.orderId}, 'hash', '2026-03-04T10:00:00Z', '2026-03-04T10:01:00Z', 2)`)
    for (const position of [1, 2]) await publish(test.db, withdrawalDeclared({ orderId: order.orderId, position }))

    const subject = `Receipt of your withdrawal from order ${order.orderNumber}`
    await expect.poll(() => subjectsTo(order), { timeout: 90_000 }).toEqual([subject, subject])
    const texts = mailsTo(order).map(({ parts }) => parts[0]?.content.toString('utf8') ?? '')
    const links = texts.map((text) => /https:\/\/localhost\/en\/withdraw\/\?pieces#token=([\w-]{43})/.exec(text)?.[1])
    expect(texts[0]).toMatch(/4 March 2026.*11:01/s)
    expect(new Set(links).size).toBe(2)
    const { rows } = await test.db.execute(sql`select purpose from mailed_link where hash in (
      ${hashOf(links[0])}, ${hashOf(links[1])})`)
    expect(rows).toEqual([{ purpose: 'withdrawal' }, { purpose: 'withdrawal' }])
  })

  it('is told which pieces, once they are chosen', async () => {
    const order = await putOrder({ storeCode: 'en' })
    await test.db.execute(sql`
      insert into order_withdrawal (order_id, token_hash, begun_at, declared_at, outcome)
      values (${order.orderId}, 'hash-done', '2026-03-04T10:00:00Z', '2026-03-04T10:01:00Z', 'canceled')`)
    await publish(test.db, orderWithdrawn({ orderId: order.orderId }))

    const subject = `What you withdraw from: order ${order.orderNumber}`
    await expect.poll(() => subjectsTo(order), { timeout: 90_000 }).toEqual([subject])
    expect(mailsTo(order)[0]?.parts[0]?.content.toString('utf8')).toMatch(/4 March 2026.*11:01/s)
  })
})

describe('an unpaid order somebody has withdrawn from', () => {
  it('is not told of money coming back', async () => {
    const at = new Date('2026-03-02T12:00:00Z')
    const payment = {
      ...{ id: 'pay-withdrawn', method: 'ideal', provider: 'sandbox', providerReference: null, redirectUrl: null },
      ...{ amount: 6_493, refunded: 0, createdAt: at, updatedAt: at },
      status: 'cancelled' as const,
    }
    const order = await putOrder({ storeCode: 'en', status: 'canceled', payments: [payment] })
    await test.db.execute(sql`
      insert into order_withdrawal (order_id, token_hash, begun_at, declared_at, outcome)
      values (${order.orderId}, 'hash-unpaid', '2026-03-04T10:00:00Z', '2026-03-04T10:01:00Z', 'canceled')`)
    await publish(test.db, orderWithdrawn({ orderId: order.orderId }))

    await expect.poll(() => mailsTo(order).length, { timeout: 90_000 }).toBe(1)
    const text = mailsTo(order)[0]?.parts[0]?.content.toString('utf8').replaceAll(/\s+/g, ' ')
    expect(text).toContain('had not been paid yet: nothing was charged')
    expect(text).not.toContain('money')
  })
})

describe('writeOrderMail', () => {
  const openMail = (order: StoredOrder) =>
    writeOrderMail(ports, { kind: 'payment-open', orderId: order.orderId, position: 0 })
  const payment = {
    method: 'ideal',
    provider: 'sandbox',
    providerReference: null,
    amount: 6_493,
    refunded: 0,
    createdAt: new Date('2026-03-02T12:00:00Z'),
    updatedAt: new Date('2026-03-02T12:00:00Z'),
  }

  it('leads who has not paid to the bank, once its address is known', async () => {
    const id = 'pay-open'
    const order = await putOrder({
      status: 'pending',
      payments: [{ ...payment, id, status: 'open', redirectUrl: null }],
    })
    await expect(openMail(order)).rejects.toThrow('no address yet')

    await test.db.execute(sql`update order_payment set redirect_url = 'https://bank.example/pay/1' where id = ${id}`)
    await openMail(order)

    await expect.poll(() => subjectsTo(order)).toEqual([`Je bestelling ${order.orderNumber} wacht nog op je betaling`])
    expect(mailsTo(order)[0]?.parts[0]?.content.toString('utf8')).toContain('https://bank.example/pay/1')
  })

  it('leads to the page of the carrier that follows the parcel', async () => {
    const order = await putOrder()
    await test.db.execute(sql`
      insert into order_shipment (order_id, carrier_code, tracking_code) values (${order.orderId}, 'postnl', '3SABCD123')`)

    await writeOrderMail(ports, { kind: 'shipped', orderId: order.orderId, position: 0 })

    await expect.poll(() => mailsTo(order).length).toBe(1)
    const text = mailsTo(order)[0]?.parts[0]?.content.toString('utf8')
    expect(text).toContain('https://jouw.postnl.nl/track-and-trace/3SABCD123-NL-3581RA')
  })

  it('writes number and affix of a house as two things', async () => {
    const { delivery } = anOrder()
    const address = anOrderAddress({ affix: '3' })
    const order = await putOrder({ delivery: delivery && { ...delivery, address } })

    await writeOrderMail(ports, { kind: 'shipped', orderId: order.orderId, position: 0 })

    await expect.poll(() => mailsTo(order).length).toBe(1)
    expect(mailsTo(order)[0]?.parts[0]?.content.toString('utf8')).toContain('Kerkstraat 12-3\r\n')
  })

  it('names the tax number of the seller in the country that is delivered to', async () => {
    await test.db.execute(sql`update seller set vat_ids = '{"DE": "DE999999999"}' where brand = 'vonk'`)
    const { delivery } = anOrder()
    const address = anOrderAddress({ countryId: 'DE' })
    const german = await putOrder({ delivery: delivery && { ...delivery, address } })
    const dutch = await putOrder()

    for (const { orderId } of [german, dutch]) await writeOrderMail(ports, { kind: 'shipped', orderId, position: 0 })

    await expect.poll(() => [...mailsTo(german), ...mailsTo(dutch)].length).toBe(2)
    const [there, here] = [german, dutch].map((order) => mailsTo(order)[0]?.parts[0]?.content.toString('utf8'))
    expect(there).toContain('DE999999999')
    expect(here).toContain('NL000099998B57')
    expect(here).not.toContain('DE999999999')
  })

  it('names the place an order is fetched from', async () => {
    await test.db.execute(sql`
      insert into parcel_point (id, carrier, kind, name, street, house_number, postcode, city, country_id, latitude, longitude, week)
      values ('p-9', 'postnl', 'shop', 'Boekhandel Vos', 'Dorpsstraat', '3', '3581 AA', 'Utrecht', 'NL', 52, 5, '[[],[],[],[],[],[],[]]')`)
    const { delivery } = anOrder()
    const order = await putOrder({
      delivery: delivery && { ...delivery, methodTitle: 'Afhaalpunt', place: { kind: 'service-point', id: 'p-9' } },
    })

    await writeOrderMail(ports, { kind: 'shipped', orderId: order.orderId, position: 0 })

    await expect.poll(() => mailsTo(order).length).toBe(1)
    const text = mailsTo(order)[0]?.parts[0]?.content.toString('utf8').replaceAll('\r\n', '\n')
    expect(text).toContain('Afhaalpunt\nBoekhandel Vos\nDorpsstraat 3\n3581 AA Utrecht')
  })

  it('names the place as it was chosen, also one that stands in no table', async () => {
    const { delivery } = anOrder()
    const chosen = { place_name: 'Kiosk', place_street: 'Rokin 7', place_postcode: '1012 KW', place_city: 'Amsterdam' }
    const place = { kind: 'service-point', id: '163043' } as const
    const day = { timeframe_date: '2026-11-20', timeframe_from: '14:30', timeframe_to: '17:00' }
    const order = await putOrder({ delivery: delivery && { ...delivery, place, extra: { ...chosen, ...day } } })

    await writeOrderMail(ports, { kind: 'shipped', orderId: order.orderId, position: 0 })

    await expect.poll(() => mailsTo(order).length).toBe(1)
    const text = mailsTo(order)[0]?.parts[0]?.content.toString('utf8').replaceAll('\r\n', '\n')
    expect(text).toContain('20 november 2026, 14:30–17:00\nKiosk\nRokin 7\n1012 KW Amsterdam')
    // A guest has no account: the way back begins here, with the number filled in.
    expect(text).toContain(`/withdraw/?order=${order.orderNumber}`)
  })

  it('writes nothing to who has paid meanwhile, nor to who wants to be forgotten', async () => {
    const redirectUrl = 'https://bank.example/pay/2'
    const paid = await putOrder({ payments: [{ ...payment, id: 'pay-done', status: 'paid', redirectUrl }] })
    const forgotten = await putOrder({ email: '', anonymisedAt: new Date() })

    await openMail(paid)
    await writeOrderMail(ports, { kind: 'shipped', orderId: forgotten.orderId, position: 0 })

    const { rows } = await test.db.execute(sql`
      select from mail where key like ${`%${paid.orderId}:%`} or key like ${`%${forgotten.orderId}:%`}`)
    expect(rows).toEqual([])
  })
})

const hashOf = (token = '') => createHash('sha256').update(token).digest('base64url')
