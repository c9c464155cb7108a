import { type EarningSettings, revokePoints as planRevocation, pointsToRevoke } from '@vonk/domain/loyalty'
import type { Db } from '@vonk/platform/db'
import { enterPoints, findLoyaltyLedger, openLoyaltyCard } from '../loyalty/index.ts'
import type { HeldOrder, OrderHead } from './order-head.ts'
import { loadWhole } from './store.ts'

/** Points for an order that is on its way. */
export async function creditPoints(
  tx: Db,
  { orderId, customerId, pointsEarned: points }: OrderHead,
  at: Date,
): Promise<void> {
  if (customerId === null || points === 0) return
  await openLoyaltyCard(tx, customerId)
  await enterPoints(tx, { customerId, points, reason: 'earned', orderId, at })
}

/** Takes back the points that what is kept of an order would not have earned. */
export async function revokePoints(
  tx: Db,
  held: HeldOrder,
  { settings, at }: { readonly settings: EarningSettings; readonly at: Date },
): Promise<void> {
  const { orderId, customerId } = held
  if (customerId === null || held.pointsEarned === 0) return
  const { whole: order } = await loadWhole(tx, held)
  await openLoyaltyCard(tx, customerId)
  const ledger = await findLoyaltyLedger(tx, customerId)
  const ofOrder = ledger.filter((entry) => entry.orderId === orderId)
  if (!ofOrder.some(({ reason }) => reason === 'earned')) return

  const paidWithPoints = order.totals.tenders.points.amount
  const before = { lines: order.lines, paidWithPoints }
  const refunds = order.refunds.flatMap(({ lines }) => lines.map(({ amount }) => ({ paid: -amount })))
  const pointsBack = order.refunds.reduce((sum, { tenders }) => sum + tenders.points.amount, 0)
  const kept = { lines: [...order.lines, ...refunds], paidWithPoints: paidWithPoints - pointsBack }
  // All of them where nothing is kept, also if a euro earns less by now than it did then.
  const isNothingKept = kept.lines.reduce((sum, { paid }) => sum + paid, 0) <= 0
  const wanted = isNothingKept
    ? order.pointsEarned
    : Math.min(pointsToRevoke(before, kept, settings), order.pointsEarned)
  const revoked = ofOrder.reduce((sum, { reason, points }) => sum - (reason === 'revoked' ? points : 0), 0)
  if (wanted <= revoked) return
  await enterPoints(tx, { customerId, orderId, at, ...planRevocation(wanted - revoked) })
}
