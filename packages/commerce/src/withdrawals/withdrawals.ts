import type { Cents } from '@vonk/domain/money'
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
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { eq } from 'drizzle-orm'
import { findEmailToken, issueEmailToken, redeemEmailToken } from '../mails/index.ts'
import {
  findBoughtCards,
  findKept,
  findOrder,
  keptOf,
  lockOrder,
  type OrderHead,
  type OrderParts,
  orderWithdrawn,
  paidOrderOf,
  returnHeldItems,
  runOrderEvents,
  type StoredOrder,
} from '../orders/index.ts'
import { withdrawals } from './schema.ts'
import { findWithdrawalById } from './store.ts'

const DAY_MS = 86_400_000

/** As long as the money may take that waits for it; who declares once more is sent another. */
const LINK_DAYS = 14

type Outcome = 'canceled' | 'returned'
type FindingRefusal =
  | WithdrawalRefusal
  | { readonly code: 'link-unknown' | 'link-expired' }
  | { readonly code: 'already-withdrawn'; readonly receivedAt: Date }
type OpeningRefusal = FindingRefusal | { readonly code: 'made-for-buyer' }
export type CompletionRefusal = FindingRefusal | ChoiceRefusal

export type OpenWithdrawal = {
  readonly order: StoredOrder
  readonly declaredAt: Date
  readonly outcome: Outcome
  readonly mayChoose: boolean
  /** The lines that stay sold, whatever is chosen. */
  readonly exempt: readonly number[]
  /** What gift cards of the order have been spent on, and would not be paid back with all of it. */
  readonly kept: Cents
}
export type Completed = {
  readonly orderNumber: string
  readonly receivedAt: Date
  readonly outcome: Outcome
  /** What was not paid back of what was called off: its gift cards had been spent on it. */
  readonly kept: Cents
}

export type WithdrawalParts = { readonly db: Database; readonly orders: OrderParts; now(): number }

/** What follows a declaration, for who has its mail: which pieces, and what becomes of them. */
export function createWithdrawals({ db, orders, now }: WithdrawalParts) {
  return {
    /** Changes nothing, and uses no link up. */
    async open(token: string): Promise<Result<OpenWithdrawal, OpeningRefusal>> {
      const found = await findDeclared(db, token, new Date(now()))
      if (!found.ok) return found
      const { order, declaredAt, outcome } = found.value
      const choice = await choiceOf(db, order)
      if (!chooseWithdrawn(choice, null).ok) return err({ code: 'made-for-buyer' })
      const exempt = order.lines.flatMap((line) => (mayWithdraw(line, order.status) ? [] : [line.id]))
      const kept = await findKept(db, order)
      return ok({ order, declaredAt, outcome, mayChoose: mayKeepSome(choice), exempt, kept })
    },

    /** What was not sent yet is called off and the money goes back; what was sent has to come back first. */
    complete: (
      token: string,
      wanted: readonly ReturnedPieces[] | null,
    ): Promise<Result<Completed, CompletionRefusal>> =>
      db.transaction((tx) => complete(tx, { token, wanted, orders, now: new Date(now()) }), { isRepeatable: true }),
  }
}

type Completing = {
  readonly token: string
  /** Null is all of the order. */
  readonly wanted: readonly ReturnedPieces[] | null
  readonly orders: OrderParts
  readonly now: Date
}

async function complete(
  tx: Db,
  { token, wanted, orders, now }: Completing,
): Promise<Result<Completed, CompletionRefusal>> {
  const head = await lockLinked(tx, token, now)
  const found = await findDeclared(tx, token, now)
  if (!found.ok) return found
  if (!head) return err({ code: 'link-unknown' })
  const { order, declaredAt, outcome } = found.value
  const { orderId, orderNumber } = order
  const pieces = chooseWithdrawn(await choiceOf(tx, order), wanted)
  if (!pieces.ok) return pieces
  await redeemEmailToken(tx, { purpose: 'withdrawal', token, now })
  await tx.update(withdrawals).set({ outcome, pieces: pieces.value }).where(eq(withdrawals.orderId, orderId))
  if (outcome === 'canceled') await cancelWithdrawn(tx, head, { pieces: pieces.value, orders })
  await publish(tx, orderWithdrawn({ orderId }))
  const after = (await findOrder(tx, orderId)) ?? order
  const kept = keptOf(after.refunds.slice(order.refunds.length))
  return ok({ orderNumber, receivedAt: declaredAt, outcome, kept })
}

type Withdrawn = { readonly pieces: readonly ReturnedPieces[] | null; readonly orders: OrderParts }

async function cancelWithdrawn(tx: Db, head: OrderHead, { pieces, orders }: Withdrawn): Promise<void> {
  const done = pieces
    ? await returnHeldItems(tx, head, { pieces, parts: orders })
    : await runOrderEvents(tx, head, ['canceled'], { ...orders, comment: 'withdrawal' })
  if (!done.ok) throw new Error(`order ${head.orderNumber} could not be canceled`)
}

/** What can be chosen of an order. */
async function choiceOf(db: Db, order: StoredOrder): Promise<WithdrawnChoice> {
  const hasGiftCards = (await findBoughtCards(db, order.orderId)).length > 0
  const isPersonalised = (lineId: string) =>
    order.lines.some((line) => String(line.id) === lineId && line.isPersonalised)
  const lines = paidOrderOf(order).lines.map((line) => ({ ...line, isPersonalised: isPersonalised(line.lineId) }))
  return { status: order.status, hasGiftCards, lines }
}

/** A link for the mail about what was declared of an order. Made where the mail is written: nothing else knows it. */
export async function openWithdrawalLink(tx: Db, withdrawalId: number, now: Date): Promise<string> {
  return issueEmailToken(tx, { purpose: 'withdrawal', subject: withdrawalId, lifeDays: LINK_DAYS, now })
}

/** Holds the order of a link, before anything is read of it. */
async function lockLinked(tx: Db, token: string, now: Date): Promise<OrderHead | null> {
  const link = await findEmailToken(tx, { purpose: 'withdrawal', token, now })
  const withdrawal = link && (await findWithdrawalById(tx, link.subject))
  return withdrawal && lockOrder(tx, withdrawal.orderId)
}

type FoundDeclaration = Pick<OpenWithdrawal, 'order' | 'declaredAt' | 'outcome'>

/** What a link leads to. That it was used up is seen in what became of the withdrawal. */
async function findDeclared(db: Db, token: string, now: Date): Promise<Result<FoundDeclaration, FindingRefusal>> {
  const link = await findEmailToken(db, { purpose: 'withdrawal', token, now })
  const withdrawal = link && (await findWithdrawalById(db, link.subject))
  const order = withdrawal && (await findOrder(db, withdrawal.orderId))
  const declaredAt = withdrawal?.declaredAt
  if (!link || !order || !declaredAt || order.anonymisedAt) return err({ code: 'link-unknown' })
  if (withdrawal.outcome) return err({ code: 'already-withdrawn', receivedAt: declaredAt })
  if (link.state !== 'good') return err({ code: 'link-expired' })
  const { status, deliveredAt } = order
  // The day of the declaration counts, not the one on which the link is followed.
  const daysSinceDelivery = deliveredAt && Math.floor((declaredAt.getTime() - deliveredAt.getTime()) / DAY_MS)
  const outcome = checkWithdrawal({ status, daysSinceDelivery })
  return outcome.ok ? ok({ order, declaredAt, outcome: outcome.value }) : outcome
}
