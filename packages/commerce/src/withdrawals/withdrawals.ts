import { createHash, randomBytes } from 'node:crypto'
import {
  type ChoiceRefusal,
  checkWithdrawal,
  chooseWithdrawn,
  mayKeepSome,
  mayWithdraw,
  type WithdrawalRefusal,
  type WithdrawnChoice,
} from '@vonk/domain/orders'
import type { ReturnedPieces } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Throttled } from '@vonk/domain/throttle'
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { eq, inArray } from 'drizzle-orm'
import {
  findBoughtCards,
  findOrder,
  findOrderId,
  lockOrder,
  type OrderHead,
  type OrderParts,
  orderWithdrawn,
  paidOrderOf,
  runOrderEvents,
  type StoredOrder,
  takePiecesBack,
} from '../orders/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { type StoredWithdrawal, withdrawals } from './schema.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

type Outcome = 'canceled' | 'returned'
export type DeclarationRefusal = WithdrawalRefusal | { readonly code: 'already-withdrawn'; readonly receivedAt: Date }
export type BegunWithdrawal = {
  readonly token: string
  readonly order: StoredOrder
  readonly outcome: Outcome
  readonly mayChoose: boolean
  /** The lines that stay sold, whatever is declared. */
  readonly exempt: readonly number[]
}
export type Declared = { readonly orderNumber: string; readonly receivedAt: Date; readonly outcome: Outcome }

type Withdrawing = { readonly orderNumber: string; readonly email: string; readonly visitor: string | null }
type NotFound = { readonly code: 'order-not-found' }
type BeginRefusal = DeclarationRefusal | NotFound | Throttled | { readonly code: 'made-for-buyer' }
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
    async begin({ orderNumber, email, visitor }: Withdrawing): Promise<Result<BegunWithdrawal, BeginRefusal>> {
      const counted = await throttles.attempt(['withdrawal'], { visitor, emailAddress: email, cartId: null })
      if (!counted.ok) return counted
      const orderId = await findOrderId(db, orderNumber.trim())
      const order = orderId === null ? null : await findOrder(db, orderId)
      if (!order || !isAddressOf(order, email)) return err({ code: 'order-not-found' })
      const outcome = checkDeclaration(order, await findWithdrawal(db, order.orderId), now())
      if (!outcome.ok) return outcome
      const choice = await choiceOf(db, order)
      if (!chooseWithdrawn(choice, null).ok) return err({ code: 'made-for-buyer' })
      const token = randomBytes(32).toString('base64url')
      await keepToken(db, { orderId: order.orderId, token, at: new Date(now()) })
      const exempt = order.lines.flatMap((line) => (mayWithdraw(line, order.status) ? [] : [line.id]))
      return ok({ token, order, outcome: outcome.value, mayChoose: mayKeepSome(choice), exempt })
    },

    /** What was not sent yet is called off and the money goes back; what was sent has to come back first. */
    declare: (token: string, wanted: readonly ReturnedPieces[] | null): Promise<Declaration> =>
      db.transaction((tx) => declare(tx, { token, wanted, orders, now: now() }), { isRepeatable: true }),
  }
}

type Declaration = Result<Declared, DeclarationRefusal | ChoiceRefusal | NotBegun>
type Declaring = {
  readonly token: string
  /** Null is all of the order. */
  readonly wanted: readonly ReturnedPieces[] | null
  readonly orders: OrderParts
  readonly now: number
}

async function declare(tx: Db, { token, wanted, orders, now }: Declaring): Promise<Declaration> {
  const begun = await findByToken(tx, token)
  const isFresh = begun !== null && now - begun.begunAt.getTime() < HOUR_MS
  const head = isFresh ? await lockOrder(tx, begun.orderId) : null
  const order = head && (await findOrder(tx, head.orderId))
  if (!head || !order) return err({ code: 'withdrawal-not-begun' })
  const { orderId, orderNumber } = order
  const outcome = checkDeclaration(order, await findWithdrawal(tx, orderId), now)
  if (!outcome.ok) return outcome
  const pieces = chooseWithdrawn(await choiceOf(tx, order), wanted)
  if (!pieces.ok) return pieces
  const receivedAt = new Date(now)
  const declared = { declaredAt: receivedAt, outcome: outcome.value, pieces: pieces.value }
  await tx.update(withdrawals).set(declared).where(eq(withdrawals.orderId, orderId))
  if (outcome.value === 'canceled') await callOff(tx, head, { pieces: pieces.value, orders })
  await publish(tx, orderWithdrawn({ orderId }))
  return ok({ orderNumber, receivedAt, outcome: outcome.value })
}

type CallingOff = { readonly pieces: readonly ReturnedPieces[] | null; readonly orders: OrderParts }

async function callOff(tx: Db, head: OrderHead, { pieces, orders }: CallingOff): Promise<void> {
  const done = pieces
    ? await takePiecesBack(tx, head, { pieces, parts: orders })
    : await runOrderEvents(tx, head, ['canceled'], { ...orders, comment: 'withdrawal' })
  if (!done.ok) throw new Error(`order ${head.orderNumber} could not be called off`)
}

/** What can be chosen of an order. */
async function choiceOf(db: Db, order: StoredOrder): Promise<WithdrawnChoice> {
  const hasGiftCards = (await findBoughtCards(db, order.orderId)).length > 0
  const isPersonalised = (lineId: string) =>
    order.lines.some((line) => String(line.id) === lineId && line.isPersonalised)
  const lines = paidOrderOf(order).lines.map((line) => ({ ...line, isPersonalised: isPersonalised(line.lineId) }))
  return { status: order.status, hasGiftCards, lines }
}

/** The withdrawal from an order, begun or declared. */
export async function findWithdrawal(db: Db, orderId: string): Promise<StoredWithdrawal | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
  return row ?? null
}

/** When the buyers of these orders have withdrawn from them, by the ids of those who have. */
export async function findDeclaredAt(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map()
  const { orderId, declaredAt } = withdrawals
  const rows = await db
    .select({ orderId, declaredAt })
    .from(withdrawals)
    .where(inArray(orderId, [...orderIds]))
  return new Map(rows.flatMap((row) => (row.declaredAt ? [[row.orderId, row.declaredAt] as const] : [])))
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
    .values({ orderId, ...begun, declaredAt: null, outcome: null, pieces: null })
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
