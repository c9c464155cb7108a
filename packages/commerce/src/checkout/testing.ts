import { sql } from 'drizzle-orm'
import { holdCart, lockCartHold } from '../cart/index.ts'
import { type CartShop, openCartShop } from '../cart/testing.ts'
import { putLoyaltyCards, putLoyaltyEntries } from '../loyalty/index.ts'
import { createOrders, lockOrder, runOrderEvents } from '../orders/index.ts'
import { putStock } from '../stock/index.ts'
import { checkoutRoutes } from './routes.ts'

const address = {
  region: '',
  region_id: 0,
  region_code: '',
  country_id: 'NL',
  street: ['Lindelaan', '5'],
  company: '',
  telephone: '0301234567',
  postcode: '3512 AB',
  city: 'Utrecht',
  firstname: 'Gerda',
  lastname: 'Gast',
  email: 'gerda@example.com',
}

type Change = {
  readonly products?: readonly object[]
  readonly information?: object
  readonly address?: object
} & Record<string, unknown>

/** What a client sends to order two bags. */
export function anOrderBody(cartId: string, { products, information, address: other, ...fields }: Change = {}) {
  return {
    user_id: '',
    cart_id: cartId,
    products: products ?? [aProduct('bag', 2, 30)],
    addressInformation: {
      billingAddress: { ...address, ...other },
      shippingAddress: { ...address, ...other },
      shipping_carrier_code: 'postnl',
      shipping_method_code: 'home',
      payment_method_code: 'ideal',
      payment_method_additional: {},
      ...information,
    },
    store_code: 'nl',
    transmited: true,
    ...fields,
  }
}

/** A product as a client orders it, seen at a price with tax in it. */
export function aProduct(sku: string, qty: number, gross: number, fields: object = {}) {
  return { sku, qty, price: Math.round((gross / 1.21) * 100) / 100, price_incl_tax: gross, ...fields }
}

/** A shop that takes orders; the bank is away unless `openPayment` says otherwise. */
export async function openOrderShop({ poolSize = 1, now = Date.now } = {}) {
  const orderParts = { holdCart, lockCartHold, earningOf: () => ({ pointsEarnedPerEuro: 1 }), now }
  const opened: string[] = []
  const shop = await openCartShop({
    poolSize,
    now,
    moreRoutes: (parts) =>
      checkoutRoutes({
        ...parts,
        orders: orderParts,
        provider: 'sandbox',
        async openPayment(id) {
          opened.push(id)
          return { id, status: 'open', redirectUrl: `https://bank.example/${id}` }
        },
      }),
  })
  await seedMore(shop)
  return {
    ...shop,
    ...callsOf(shop),
    orders: createOrders({ db: shop.db, ...orderParts }),
    /** What a provider that has got the money leads to. */
    pay: (orderId: string) =>
      shop.db.transaction(async (tx) => {
        const head = await lockOrder(tx, orderId)
        if (head?.status !== 'pending') return null
        await tx.execute(sql`update order_payment set status = 'paid' where order_id = ${orderId}`)
        return runOrderEvents(tx, head, ['payment-received'], orderParts)
      }),
    /** The payments the provider was asked for. */
    opened,
  }
}

export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>

function callsOf({ call, newCart, db }: CartShop) {
  const put = (cartId: string, sku: string, qty: number, rest: object = {}) =>
    call('POST', `/api/cart/update?cartId=${cartId}`, { body: { cartItem: { sku, qty, quoteId: cartId, ...rest } } })
  return {
    put,
    order: (body: object, headers: Record<string, string> = {}) => call('POST', '/api/order', { body, headers }),
    async cartWith(sku: string, qty: number, rest: object = {}) {
      const cartId = await newCart()
      await put(cartId, sku, qty, rest)
      return cartId
    },
    async stockOf(sku: string) {
      const { rows } = await db.execute<{ quantity: number }>(sql`select quantity from stock_item where sku = ${sku}`)
      return rows[0]?.quantity
    },
    async topics() {
      const { rows } = await db.execute<{ topic: string }>(sql`
        select topic from outbox_event where topic like 'order-%' or topic like 'gift-%' order by transaction_order, id`)
      return rows.map(({ topic }) => topic)
    },
  }
}

async function seedMore({ db }: CartShop): Promise<void> {
  await putStock(db, { rows: [{ sku: 'card', productId: 6, quantity: 0, manageStock: false }], reason: 'seed' })
  const issuedAt = new Date('2026-01-01')
  await putLoyaltyCards(db, [{ customerId: 1, number: '2900000000001', issuedAt }])
  await putLoyaltyEntries(db, [
    { customerId: 1, position: 1, points: 1_500, reason: 'earned', orderId: null, enteredAt: issuedAt },
  ])
}
