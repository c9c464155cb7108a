import { expirePoints, pointsValidMs } from '@vonk/domain/loyalty'
import { type Database, type Db, statement } from '@vonk/platform/db'
import { enterPoints, lockLoyaltyCard } from './ledger.ts'
import { findLoyaltyLedger } from './store.ts'

/** Who has gained more before a day than was ever taken from the card. */
const cardsWithOldPoints = statement<{ readonly customerId: number }>(
  'cards-with-old-points',
  `select customer_id as "customerId" from loyalty_entry group by customer_id
  having coalesce(sum(points) filter (where points > 0 and entered_at <= $1), 0)
    + coalesce(sum(points) filter (where points < 0), 0) > 0
  order by customer_id`,
)

/** Takes the points that nobody has spent in time, card by card; done again it takes nothing. */
export async function expireOldPoints(db: Database, now: Date): Promise<{ readonly cards: number }> {
  const cards = await cardsWithOldPoints(db, new Date(now.getTime() - pointsValidMs))
  for (const { customerId } of cards) await db.transaction((tx) => expireOn(tx, customerId, now))
  return { cards: cards.length }
}

async function expireOn(tx: Db, customerId: number, now: Date): Promise<void> {
  // Somebody may be spending them just now.
  await lockLoyaltyCard(tx, customerId)
  const ledger = await findLoyaltyLedger(tx, customerId)
  const dated = ledger.map(({ points, enteredAt }) => ({ points, at: enteredAt.getTime() }))
  const expired = expirePoints(dated, now.getTime())
  if (expired) await enterPoints(tx, { customerId, orderId: null, at: now, ...expired })
}
