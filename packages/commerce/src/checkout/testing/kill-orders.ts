import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { orderCartKey } from '../../cart/index.ts'
import { type CartShop, openCartShop } from '../../cart/testing.ts'
import { checkBooks } from '../../orders/index.ts'
import { expirePayments, type PaymentsParts, reconcilePayments, sendRefunds } from '../../payments/index.ts'
import { approveAtBank, callOfBank, referenceOf } from '../../payments/testing/bank-hand.ts'
import { adjustStock } from '../../stock/index.ts'
import { anOrderBody } from '../testing.ts'
import type { Ordering } from './ordering-process.ts'
import { paidRoutes, paymentsOf } from './paid-routes.ts'

const program = fileURLToPath(new URL('./ordering-process.ts', import.meta.url))

/** A shop whose processes are killed, and started again. */
export async function openMortalShop() {
  let payments: PaymentsParts | null = null
  const shop = await openCartShop({
    poolSize: 4,
    moreRoutes(parts) {
      payments = paymentsOf(parts)
      return paidRoutes(parts)
    },
  })
  if (!payments) throw new Error('the shop has no payments')
  // Enough for every death.
  await adjustStock(shop.db, { sku: 'bag', delta: 10_000, reason: 'adjustment' })
  return { ...shop, payments: payments as PaymentsParts }
}

type MortalShop = Awaited<ReturnType<typeof openMortalShop>>

let count = 0

async function anOrdering(shop: CartShop): Promise<Omit<Ordering, 'dieAt' | 'isSent'>> {
  count += 1
  const cartId = await shop.newCart()
  const cartItem = { sku: 'bag', qty: 1, quoteId: cartId }
  await shop.call('POST', `/api/cart/update?cartId=${cartId}`, { body: { cartItem } })
  const [product] = anOrderBody(cartId).products
  const body = anOrderBody(cartId, { order_id: `mortal-${count}`, products: [{ ...product, qty: 1 }] })
  // Tests connect by an address.
  return { url: shop.db.pool.options.connectionString ?? '', body, cartId }
}

/** Runs the process; answers how many statements it has sent, or null when it died. */
async function run(ordering: Ordering): Promise<number | null> {
  const flags = ['--disable-warning=ExperimentalWarning', program, JSON.stringify(ordering)]
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const output = await text(child.stdout)
  const [code, signal] = await ended
  if (code === 0) return Number(output)
  // One that ends in any other way has failed and was not killed.
  expect(signal).toBe('SIGKILL')
  return null
}

/** How many statements it takes when nothing goes wrong. */
export async function countStatements(shop: MortalShop): Promise<number> {
  const ordering = await anOrdering(shop)
  const sent = await run({ ...ordering, dieAt: 0, isSent: false })
  expect(await stateOf(shop, ordering.cartId)).toMatchObject([{ order: 'processing', payment: 'paid', cart: 'spent' }])
  return sent ?? 0
}

type Death = Pick<Ordering, 'dieAt' | 'isSent'>

/** Kills the process at a statement; the shopper tries again and pays: one order, paid once. */
export async function dieAndTryAgain(shop: MortalShop, death: Death): Promise<void> {
  const ordering = await anOrdering(shop)
  expect(await run({ ...ordering, ...death })).toBeNull()
  const { body } = await shop.call('POST', '/api/order', { body: ordering.body })
  const paymentId = body.result.payment.id
  await shop.call('GET', `/api/ext/payments/${paymentId}?cartId=${ordering.cartId}`)
  const reference = await referenceOf(shop.db, paymentId)
  await approveAtBank(shop.db, reference)
  const { body: content, headers } = callOfBank(reference)
  await shop.api.fetch(
    new Request('http://localhost/api/ext/payments/webhook/sandbox', { method: 'POST', body: content, headers }),
  )

  expect(await stateOf(shop, ordering.cartId)).toEqual([
    { order: 'processing', payment: 'paid', cart: 'spent', banks: 1, atBank: 'paid', held: 1 },
  ])
  expect(await checkBooks(shop.db)).toEqual([])
}

/** Kills the process at a statement; nobody comes back: in the end the order is paid or gone, with money and stock. */
export async function dieAndLeave(shop: MortalShop, death: Death): Promise<void> {
  const { cartId, ...ordering } = await anOrdering(shop)
  expect(await run({ ...ordering, cartId, ...death })).toBeNull()
  const later = { ...shop.payments, now: () => Date.now() + 2 * 3_600_000 }
  await reconcilePayments(later)
  await expirePayments(later, { usual: 60, payLater: 60 })
  await sendRefunds(later)

  const states = await stateOf(shop, cartId)
  expect(states.length).toBeLessThanOrEqual(1)
  for (const state of states) {
    const isPaid = state.order === 'processing'
    expect(state).toMatchObject(
      isPaid
        ? { payment: 'paid', cart: 'spent', atBank: 'paid', held: 1 }
        : { order: 'canceled', payment: 'expired', cart: 'free', held: 0 },
    )
  }
  expect(await checkBooks(shop.db)).toEqual([])
}

/** The orders made of a cart, and what is around them. */
async function stateOf({ db, call }: MortalShop, cartId: string) {
  const pulled = await call('GET', `/api/cart/pull?cartId=${cartId}`)
  expect(pulled.status).toBe(200)
  const { rows } = await db.execute<{
    order: string
    payment: string
    cart: string
    banks: number
    atBank: string | null
    held: number
  }>(sql`
    select o.status as order, p.status as payment, c.hold as cart,
      (select count(*) from bank_payment b where b.payment_id = p.id)::integer as banks,
      (select status from bank_payment b where b.payment_id = p.id) as "atBank",
      coalesce((select sum(quantity) from order_reservation r where r.order_id = o.order_id), 0)::integer as held
    from sales_order o join order_payment p using (order_id) join cart c on c.guest_key = o.cart_id
    where o.cart_id = ${orderCartKey(cartId)}`)
  return rows
}
