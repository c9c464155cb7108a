import { alertRoundRoom } from '@vonk/domain/stock'
import type { Db } from '@vonk/platform/db'
import { eq, sql } from 'drizzle-orm'
import { findStock } from '../stock/index.ts'
import { stockAlertRounds, stockAlerts } from './schema.ts'
import { ALERT_DAYS, daysBefore } from './store.ts'

/** Who has not come in a day leaves the pieces to the next in line. */
const ROUND_MS = 86_400_000
/** In one transaction; the next takes up the rest. */
const AT_ONCE = 200

export type Round = {
  /** Whose mails are to be written. */
  readonly alertIds: readonly number[]
  /** When to look again for those who still wait; null when nobody was told, or somebody looks already. */
  readonly again: Date | null
}

/**
 * Of those who wait for a sku the ones who are told that it is back: who asked first, and no more within a day than its pieces are
 * enough for. Processes that do so at once wait for each other, so nobody is taken twice.
 */
export async function openRound(tx: Db, sku: string, now: Date): Promise<Round> {
  const { beganAt, told } = await lockRound(tx, sku, now)
  const isOver = beganAt.getTime() + ROUND_MS <= now.getTime()
  const before = isOver ? 0 : told
  const room = alertRoundRoom(await findStock(tx, sku), before)
  const alertIds = await takeAlerts(tx, { sku, limit: Math.min(room ?? AT_ONCE, AT_ONCE), now })
  if (alertIds.length === 0) return { alertIds, again: null }
  const isNew = before === 0
  const began = isNew ? now : beganAt
  await tx
    .update(stockAlertRounds)
    .set({ beganAt: began, told: before + alertIds.length })
    .where(eq(stockAlertRounds.sku, sku))
  const isCut = alertIds.length === AT_ONCE
  return { alertIds, again: isCut ? now : isNew ? new Date(began.getTime() + ROUND_MS) : null }
}

async function lockRound(tx: Db, sku: string, now: Date) {
  await tx.insert(stockAlertRounds).values({ sku, beganAt: now, told: 0 }).onConflictDoNothing()
  const [round] = await tx.select().from(stockAlertRounds).where(eq(stockAlertRounds.sku, sku)).for('update')
  if (!round) throw new Error('A round vanished while it was locked')
  return round
}

type Wanted = { readonly sku: string; readonly limit: number; readonly now: Date }

async function takeAlerts(tx: Db, { sku, limit, now }: Wanted): Promise<readonly number[]> {
  if (limit <= 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${stockAlerts} set mail_due = 'back' where id in (
      select id from ${stockAlerts}
      where sku = ${sku} and confirmed_at > ${daysBefore(now, ALERT_DAYS)} and mail_due is null
      order by confirmed_at, id limit ${limit} for update
    ) returning id`)
  return rows.map(({ id }) => Number(id))
}

/** Of these skus the ones somebody waits for. */
export async function findAwaited(db: Db, skus: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.execute<{ sku: string }>(sql`
    select distinct sku from ${stockAlerts}
    where sku = any(${sql.param(skus)}::text[]) and confirmed_at is not null and mail_due is null`)
  return rows.map(({ sku }) => sku)
}
