import { momentOf, readPointsHistory } from '@vonk/contract'
import { nextExpiry, pointsBalance } from '@vonk/domain/loyalty'
import { err, ok } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import { findOrderNumbers } from '../orders/index.ts'
import type { StoredLoyaltyEntry } from './schema.ts'
import { findLoyaltyLedger } from './store.ts'

type PointsParts = {
  readonly db: Database
  /** The customer of a token; null for one that is not, or no longer, good. */
  whoIs(token: string): Promise<{ readonly customerId: number } | null>
}

/** What was given to and taken from a loyalty card. */
export function pointsRoutes({ db, whoIs }: PointsParts) {
  return [
    handle(readPointsHistory, async ({ pageSize, currentPage }, { token }) => {
      const customer = token === null ? null : await whoIs(token)
      if (!customer) return err({ code: 'not-signed-in' })
      // All of it, because what expires next follows from all of it.
      const ledger = await findLoyaltyLedger(db, customer.customerId)
      const page = ledger.toReversed().slice((currentPage - 1) * pageSize, currentPage * pageSize)
      const numbers = await findOrderNumbers(
        db,
        page.flatMap(({ orderId }) => orderId ?? []),
      )
      const expiring = nextExpiry(ledger.map(({ points, enteredAt }) => ({ points, at: enteredAt.getTime() })))
      return ok({
        balance: pointsBalance(ledger),
        expiring: expiring && { points: expiring.points, at: momentOf(new Date(expiring.at)) },
        items: page.map((entry) => toItem(entry, numbers)),
        total_count: ledger.length,
      })
    }),
  ]
}

function toItem({ points, reason, orderId, enteredAt }: StoredLoyaltyEntry, numbers: ReadonlyMap<string, string>) {
  return { points, reason, order_number: (orderId && numbers.get(orderId)) ?? null, at: momentOf(enteredAt) }
}
