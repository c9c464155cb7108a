import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { orderCartKey } from '../../cart/index.ts'
import { type CartShop, openCartShop } from '../../cart/testing.ts'
import { checkBooks } from '../../orders/index.ts'
import { expirePayments, type PaymentsParts, reconcilePayments, sendRefunds } from '../../payments/index.ts'
import { approveAtBank, callOfBank, referenceOf } from '../../payments/testing/bank-hand.ts'
import { adjustStock } from '../../stock/testing.ts'
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
  // The first process compiles everything, those that die after it find it done.
  const compiled = await mkdtemp(join(tmpdir(), 'vonk-compiled-'))
  const close = () => shop.close().finally(() => rm(compiled, { recursive: true, force: true }))
  return { ...shop, payments: payments as PaymentsParts, compiled, close }
}

type MortalShop = Awaited<ReturnType<typeof openMortalShop>>

let count = 0

async function anOrdering(shop: CartShop): Promise<Omit<Ordering, 'dieAt' | 'isSent'>> {
  count += 1
  const order_id = `mortal-${count}`
  const cartId = await shop.newCart()
  const cartItem = { sku: 'bag', qty: 1, quoteId: cartId }
  await shop.call('POST', `/api/cart/update?cartId=${cartId}`, { body: { cartItem } })
  const [product] = anOrderBody(cartId).products
  const body = anOrderBody(cartId, { order_id, products: [{ ...product, qty: 1 }] })
  // Tests connect by an address.
  return { url: shop.db.pool.options.connectionString ?? '', body, cartId }
}

/** Runs the process; answers how many statements it has sent, or null when it died. */
async function run({ compiled }: MortalShop, ordering: Ordering): Promise<number | null> {
  const flags = ['--disable-warning=ExperimentalWarning', program, JSON.stringify(ordering)]
  const env = { NODE_COMPILE_CACHE: compiled }
  const child = spawn(process.execPath, flags, { env, stdio: ['ignore', 'pipe', 'inherit'] })
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
  const sent = await run(shop, { ...ordering, dieAt: 0, isSent: false })
  expect(await stateOf(shop, ordering.cartId)).toMatchObject([{ order: 'processing', payment: 'paid', cart: 'spent' }])
  return sent ?? 0
}

export type Death = Pick<Ordering, 'dieAt' | 'isSent'>

/** Kills a process at each of these statements; each shopper tries again and pays: one order, paid once. */
export async function dieAndTryAgain(shop: MortalShop, deaths: readonly Death[]): Promise<void> {
  await severalAtOnce(deaths, async (death) => {
    const ordering = await anOrdering(shop)
    expect(await run(shop, { ...ordering, ...death })).toBeNull()
    await orderAndPay(shop, ordering)

    expect(await stateOf(shop, ordering.cartId), `killed at ${death.dieAt}`).toEqual([
      { order: 'processing', payment: 'paid', cart: 'spent', banks: 1, atBank: 'paid', held: 1 },
    ])
  })
  expect(await checkBooks(shop.db)).toEqual([])
}

async function orderAndPay(shop: MortalShop, { body: order, cartId }: Pick<Ordering, 'body' | 'cartId'>) {
  const { body } = await shop.call('POST', '/api/order', { body: order })
  const paymentId = body.result.payment.id
  await shop.call('GET', `/api/ext/payments/${paymentId}?cartId=${cartId}`)
  const reference = await referenceOf(shop.db, paymentId)
  await approveAtBank(shop.db, reference)
  const { body: content, headers } = callOfBank(reference)
  await shop.api.fetch(
    new Request('http://localhost/api/ext/payments/webhook/sandbox', { method: 'POST', body: content, headers }),
  )
}

/**
 * Kills a process at each of these statements; nobody comes back: in the end each order is paid or gone, with money and
 * stock. All of them die first, as what comes by later looks after everything that was left.
 */
export async function dieAndLeave(shop: MortalShop, deaths: readonly Death[]): Promise<void> {
  const left: { readonly cartId: string; readonly dieAt: number }[] = []
  await severalAtOnce(deaths, async (death) => {
    const ordering = await anOrdering(shop)
    expect(await run(shop, { ...ordering, ...death })).toBeNull()
    left.push({ cartId: ordering.cartId, dieAt: death.dieAt })
  })
  const later = { ...shop.payments, now: () => Date.now() + 2 * 3_600_000 }
  await reconcilePayments(later)
  await expirePayments(later, { usual: 60, payLater: 60 })
  await sendRefunds(later)

  for (const { cartId, dieAt } of left) await expectPaidOrGone(shop, { cartId, dieAt })
  expect(await checkBooks(shop.db)).toEqual([])
}

async function expectPaidOrGone(shop: MortalShop, { cartId, dieAt }: { cartId: string; dieAt: number }) {
  const states = await stateOf(shop, cartId)
  expect(states.length, `killed at ${dieAt}`).toBeLessThanOrEqual(1)
  for (const state of states) {
    const isPaid = state.order === 'processing'
    expect(state, `killed at ${dieAt}`).toMatchObject(
      isPaid
        ? { payment: 'paid', cart: 'spent', atBank: 'paid', held: 1 }
        : { order: 'canceled', payment: 'expired', cart: 'free', held: 0 },
    )
  }
}

const AT_ONCE = 4

/** Most of the time of a process goes into its start. */
async function severalAtOnce<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const work = async () => {
    for (const item of waiting) await act(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
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
