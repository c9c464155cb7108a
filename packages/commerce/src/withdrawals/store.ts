import type { Db } from '@vonk/platform/db'
import { eq, inArray, sql } from 'drizzle-orm'
import { type StoredWithdrawal, withdrawals } from './schema.ts'

/** What was declared of an order, and what became of it. */
export async function findWithdrawal(db: Db, orderId: string): Promise<StoredWithdrawal | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
  return row ?? null
}

export async function findWithdrawalById(db: Db, id: number): Promise<StoredWithdrawal | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  return row ?? null
}

/** `isOpen`: nobody has followed the link of the mail yet, so that nothing has been called off. */
export type Declaration = { readonly declaredAt: Date; readonly isOpen: boolean }

/** What the buyers of these orders have declared, by the ids of those who have. */
export async function findDeclarations(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, Declaration>> {
  if (orderIds.length === 0) return new Map()
  const { orderId, declaredAt, outcome } = withdrawals
  const rows = await db
    .select({ orderId, declaredAt, outcome })
    .from(withdrawals)
    .where(inArray(orderId, [...orderIds]))
  return new Map(
    rows.flatMap((row) =>
      row.declaredAt ? [[row.orderId, { declaredAt: row.declaredAt, isOpen: row.outcome === null }] as const] : [],
    ),
  )
}

type NewDeclaration = { readonly orderId: string; readonly tokenHash: string; readonly at: Date }

/** Writes a declaration down and answers how many there are now. Of several the first one's moment counts. */
export async function saveDeclaration(tx: Db, { orderId, tokenHash, at }: NewDeclaration): Promise<number> {
  const [row] = await tx
    .insert(withdrawals)
    .values({ orderId, tokenHash, begunAt: at, declaredAt: at, declarations: 1, outcome: null, pieces: null })
    .onConflictDoUpdate({
      target: withdrawals.orderId,
      set: {
        ...{ tokenHash, begunAt: at },
        declaredAt: sql`coalesce(${withdrawals.declaredAt}, excluded.declared_at)`,
        declarations: sql`${withdrawals.declarations} + 1`,
      },
    })
    .returning({ declarations: withdrawals.declarations })
  return row?.declarations ?? 1
}
