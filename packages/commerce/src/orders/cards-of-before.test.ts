import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from '../checkout/testing.ts'
import { findGiftCard } from '../vouchers/index.ts'
import { checkBooks } from './check-books.ts'

let shop: OrderShop
const migration = new URL('../../migrations/0053-gift-cards-paid-back.sql', import.meta.url)

beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

async function buyCards(orderId: string): Promise<readonly string[]> {
  const cartId = await shop.cartWith('card', 2)
  const body = anOrderBody(cartId, { order_id: orderId, products: [aProduct('card', 2, 25)] })
  await shop.order({ ...body, addressInformation: { ...body.addressInformation, shippingAddress: undefined } })
  await shop.pay(orderId)
  const { rows } = await shop.db.execute<{ code: string }>(
    sql`select code from order_bought_card where order_id = ${orderId} order by position`,
  )
  return rows.map(({ code }) => code)
}

/** What calling off did before: the cards are switched off, all of the money goes back, the ledger says nothing. */
async function asBefore(orderId: string): Promise<void> {
  await shop.orders.cancel(orderId)
  await shop.db.execute(sql`delete from gift_card_entry where order_id = ${orderId} and reason = 'paid-back'`)
  await shop.db.execute(sql`update gift_card set is_active = false where order_id = ${orderId}`)
}

describe('gift cards that came back before they were paid back by an entry', () => {
  it('lose what was left on them, and the order that paid for spent ones too goes on to be named', async () => {
    const [untouched = ''] = await buyCards('order-cards-untouched')
    const [kept = ''] = await buyCards('order-cards-kept')
    const [spent = ''] = await buyCards('order-cards-spent')
    await asBefore('order-cards-untouched')
    await shop.db.execute(sql`
      insert into gift_card_entry (code, position, amount, reason) values (${spent}, 2, -1495, 'spent')`)
    await asBefore('order-cards-spent')
    await shop.db.execute(
      sql`update order_refund_line set amount = 5000, kept = 0 where order_id = 'order-cards-spent'`,
    )
    await shop.db.execute(sql`update order_refund set amount = 5000, money = 5000 where order_id = 'order-cards-spent'`)
    await shop.db.execute(sql`update order_payment set refunded = 5000 where order_id = 'order-cards-spent'`)
    await shop.db.execute(sql`update payment_refund set amount = 5000 where order_id = 'order-cards-spent'`)
    const [, takingOff] = (await readFile(migration, 'utf8')).split('with their money still on them.\n')
    await shop.db.execute(sql.raw(takingOff ?? ''))

    expect(await findGiftCard(shop.db, untouched)).toMatchObject({ balance: 0 })
    expect(await findGiftCard(shop.db, spent)).toMatchObject({ balance: 0 })
    expect(await findGiftCard(shop.db, kept)).toMatchObject({ balance: 2500, isActive: true })
    expect((await checkBooks(shop.db)).map(({ promise }) => promise)).toEqual([
      'what gift cards were paid back for has come off them',
    ])
  })
})
