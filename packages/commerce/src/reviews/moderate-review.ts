import { err, ok, type Result } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { eq } from 'drizzle-orm'
import { reviewsChanged } from './events.ts'
import { type ReviewStatus, reviewStatus } from './review-status.ts'
import { reviews } from './schema.ts'

export type Moderation = { readonly id: number; readonly status: ReviewStatus }

/** Approves a review, withdraws it or puts it back; whoever shows reviews hears of it when that changes what is shown. */
export function moderateReview(
  db: Db,
  { id, status }: Moderation,
): Promise<Result<ReviewStatus, { code: 'review-not-found' }>> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select({ status: reviews.status }).from(reviews).where(eq(reviews.id, id)).for('update')
    if (!before) return err({ code: 'review-not-found' })
    await tx.update(reviews).set({ status }).where(eq(reviews.id, id))
    const wasShown = before.status === reviewStatus.approved
    if (wasShown !== (status === reviewStatus.approved)) await publish(tx, reviewsChanged({ ids: [id] }))
    return ok(status)
  })
}
