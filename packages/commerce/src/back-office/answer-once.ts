import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

type Batch = {
  /** Whose batch it is. */
  readonly keyName: string
  /** Null where the caller does not mind it being done twice. */
  readonly idempotencyKey: string | null
  /** All that the batch says. */
  readonly content: unknown
}

export type OnceRefusal = { readonly code: 'batch-running' | 'idempotency-key-reused' }

// Longer than any batch takes: who has not answered by then has died.
const LONGEST = sql`interval '5 minutes'`
const KEPT = sql`interval '7 days'`

/** Does a batch once per key; who sends it again is answered as before. */
export async function answerOnce<Answer>(
  db: Database,
  batch: Batch,
  act: () => Promise<Answer>,
): Promise<Result<Answer, OnceRefusal>> {
  const { keyName, idempotencyKey, content } = batch
  if (idempotencyKey === null) return ok(await act())
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const row = sql`key_name = ${keyName} and idempotency_key = ${idempotencyKey}`
  const { rowCount } = await db.execute(sql`
    insert into back_office_answer as stored (key_name, idempotency_key, fingerprint)
    values (${keyName}, ${idempotencyKey}, ${fingerprint})
    on conflict (key_name, idempotency_key) do update set begun_at = now()
      where stored.answer is null and stored.fingerprint = excluded.fingerprint and stored.begun_at < now() - ${LONGEST}`)
  if (rowCount === 0) return findAnswer(db, batch, fingerprint)
  try {
    const answer = await act()
    await db.execute(sql`update back_office_answer set answer = ${JSON.stringify(answer)}::jsonb where ${row}`)
    return ok(answer)
  } catch (error) {
    // It may be sent again at once.
    await db.execute(sql`delete from back_office_answer where ${row} and answer is null`)
    throw error
  }
}

async function findAnswer<Answer>(
  db: Database,
  { keyName, idempotencyKey }: Batch,
  fingerprint: string,
): Promise<Result<Answer, OnceRefusal>> {
  const { rows } = await db.execute<{ fingerprint: string; answer: Answer | null }>(sql`
    select fingerprint, answer from back_office_answer
    where key_name = ${keyName} and idempotency_key = ${idempotencyKey}`)
  const [stored] = rows
  if (stored && stored.fingerprint !== fingerprint) return err({ code: 'idempotency-key-reused' })
  return stored?.answer ? ok(stored.answer) : err({ code: 'batch-running' })
}

/** Removes answers that nobody will ask for again; says how many. */
export async function forgetBatches(db: Database): Promise<{ readonly batches: number }> {
  const { rowCount } = await db.execute(sql`delete from back_office_answer where begun_at < now() - ${KEPT}`)
  return { batches: rowCount ?? 0 }
}
