import { createHash, randomBytes } from 'node:crypto'
import { checkWithdrawal, type WithdrawalRefusal } from '@vonk/domain/orders'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Throttled } from '@vonk/domain/throttle'
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { eq } from 'drizzle-orm'
import {
  findOrder,
  findOrderId,
  lockOrder,
  type OrderParts,
  orderWithdrawn,
  runOrderEvents,
  type StoredOrder,
} from '../orders/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { type StoredWithdrawal, withdrawals } from './schema.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

type Outcome = 'canceled' | 'returned'
export type DeclarationRefusal = WithdrawalRefusal | { readonly code: 'already-withdrawn'; readonly receivedAt: Date }
export type BegunWithdrawal = { readonly token: string; readonly order: StoredOrder; readonly outcome: Outcome }
export type Declared = { readonly orderNumber: string; readonly receivedAt: Date; readonly outcome: Outcome }

type Withdrawing = { readonly orderNumber: string; readonly email: string; readonly visitor: string | null }
type NotFound = { readonly code: 'order-not-found' }
type NotBegun = { readonly code: 'withdrawal-not-begun' }

export type WithdrawalParts = {
  readonly db: Database
  readonly throttles: Throttles
  readonly orders: OrderParts
  now(): number
}

/** Buyers change their mind: in two steps, so that nobody does by accident, and without logging in. */
export function createWithdrawals({ db, throttles, orders, now }: WithdrawalParts) {
  return {
    /** Changes nothing but what the second step needs. */
    async begin({
      orderNumber,
      email,
      visitor,
    }: Withdrawing): Promise<Result<BegunWithdrawal, DeclarationRefusal | NotFound | Throttled>> {
      const counted = await throttles.attempt(['withdrawal'], { visitor, emailAddress: email, cartId: null })
      if (!counted.ok) return counted
      const orderId = await findOrderId(db, orderNumber.trim())
      const order = orderId === null ? null : await findOrder(db, orderId)
      if (!order || !isAddressOf(order, email)) return err({ code: 'order-not-found' })
      const outcome = checkDeclaration(order, await findWithdrawal(db, order.orderId), now())
      if (!outcome.ok) return outcome
      const token = randomBytes(32).toString('base64url')
      await keepToken(db, { orderId: order.orderId, token, at: new Date(now()) })
      return ok({ token, order, outcome: outcome.value })
    },

    /** What was not sent yet is called off and the money goes back; what was sent has to come back first. */
    declare: (token: string): Promise<Result<Declared, DeclarationRefusal | NotBegun>> =>
      db.transaction((tx) => declare(tx, { token, orders, now: now() }), { isRepeatable: true }),
  }
}

type Declaring = { readonly token: string; readonly orders: OrderParts; readonly now: number }

async function declare(
  tx: Db,
  { token, orders, now }: Declaring,
): Promise<Result<Declared, DeclarationRefusal | NotBegun>> {
  const begun = await findByToken(tx, token)
  const isFresh = begun !== null && now - begun.begunAt.getTime() < HOUR_MS
  const head = isFresh ? await lockOrder(tx, begun.orderId) : null
  const order = head && (await findOrder(tx, head.orderId))
  if (!head || !order) return err({ code: 'withdrawal-not-begun' })
  const { orderId, orderNumber } = order
  const outcome = checkDeclaration(order, await findWithdrawal(tx, orderId), now)
  if (!outcome.ok) return outcome
  const receivedAt = new Date(now)
  const declared = { declaredAt: receivedAt, outcome: outcome.value }
  await tx.update(withdrawals).set(declared).where(eq(withdrawals.orderId, orderId))
  if (outcome.value === 'canceled') await callOff(tx, head, orders)
  await publish(tx, orderWithdrawn({ orderId }))
  return ok({ orderNumber, receivedAt, outcome: outcome.value })
}

async function callOff(tx: Db, head: Parameters<typeof runOrderEvents>[1], orders: OrderParts): Promise<void> {
  const done = await runOrderEvents(tx, head, ['canceled'], { ...orders, comment: 'withdrawal' })
  if (!done.ok) throw new Error(`order ${head.orderNumber} could not be called off`)
}

/** The withdrawal from an order, begun or declared. */
export async function findWithdrawal(db: Db, orderId: string): Promise<StoredWithdrawal | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
  return row ?? null
}

async function findByToken(db: Db, token: string): Promise<StoredWithdrawal | null> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.tokenHash, hashOf(token)))
  return row ?? null
}

type Begun = { readonly orderId: string; readonly token: string; readonly at: Date }

async function keepToken(db: Db, { orderId, token, at }: Begun): Promise<void> {
  const begun = { tokenHash: hashOf(token), begunAt: at }
  await db
    .insert(withdrawals)
    .values({ orderId, ...begun, declaredAt: null, outcome: null })
    .onConflictDoUpdate({ target: withdrawals.orderId, set: begun })
}

function checkDeclaration(
  order: StoredOrder,
  before: StoredWithdrawal | null,
  now: number,
): Result<Outcome, DeclarationRefusal> {
  if (before?.declaredAt) return err({ code: 'already-withdrawn', receivedAt: before.declaredAt })
  const { status, deliveredAt } = order
  const daysSinceDelivery = deliveredAt && Math.floor((now - deliveredAt.getTime()) / DAY_MS)
  return checkWithdrawal({ status, daysSinceDelivery })
}

function isAddressOf({ email, anonymisedAt }: StoredOrder, given: string): boolean {
  return anonymisedAt === null && email !== '' && email.toLowerCase() === given.trim().toLowerCase()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
