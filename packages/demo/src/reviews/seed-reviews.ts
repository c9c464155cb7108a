import { putReviews, type StoredReview } from '@vonk/commerce/reviews'
import type { Db } from '@vonk/platform/db'

/** Stores the reviews; those with the same number are overwritten. */
export async function seedReviews(db: Db, reviews: readonly StoredReview[]): Promise<void> {
  await putReviews(db, reviews)
}
