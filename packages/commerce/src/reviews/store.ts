import type { ReviewDocument } from '@vonk/contract'
import type { Brand, Language } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { and, asc, avg, count, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { toReviewDocument } from './review-document.ts'
import { reviewStatus } from './review-status.ts'
import { type NewReview, reviews, type StoredReview } from './schema.ts'

const columns = {
  id: reviews.id,
  storeCode: reviews.storeCode,
  brand: reviews.brand,
  language: reviews.language,
  productId: reviews.productId,
  sku: reviews.sku,
  title: reviews.title,
  detail: reviews.detail,
  nickname: reviews.nickname,
  rating: reviews.rating,
  fit: reviews.fit,
  childHeight: reviews.childHeight,
  status: reviews.status,
  customerId: reviews.customerId,
  createdAt: reviews.createdAt,
}

export const shownColumns = { ...columns, answer: reviews.answer, answeredAt: reviews.answeredAt }

/** Which reviews a store view shows: those of its brand, in its language unless all are wanted. */
export type ReviewsOf = { readonly brand: Brand; readonly language?: Language }

/** The next visible reviews in order of id: begin after 0 and go on after the last one's id until none is left. */
export async function readReviews(
  db: Db,
  { brand, language }: ReviewsOf,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ReviewDocument[]> {
  const spoken = language === undefined ? undefined : eq(reviews.language, language)
  const rows = await db
    .select(shownColumns)
    .from(reviews)
    .where(and(eq(reviews.brand, brand), isVisible, gt(reviews.id, after), spoken))
    .orderBy(asc(reviews.id))
    .limit(limit)
  return rows.map(toReviewDocument)
}

/** The next reviews that were written in a view, in every state: begin after 0 and go on after the last one's id. */
export async function readWrittenReviews(
  db: Db,
  storeCode: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ReviewDocument[]> {
  const rows = await db
    .select(shownColumns)
    .from(reviews)
    .where(and(eq(reviews.storeCode, storeCode), gt(reviews.id, after)))
    .orderBy(asc(reviews.id))
    .limit(limit)
  return rows.map(toReviewDocument)
}

/** These of them that are stored, in every state, by id. */
export async function findStoredReviews(db: Db, ids: readonly number[]): Promise<Map<number, StoredReview>> {
  const rows = await db
    .select(columns)
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The visible ones of these, for whoever follows `reviewsChanged`. */
export async function findReviewsById(db: Db, { brand, language }: ReviewsOf, ids: readonly number[]) {
  const spoken = language === undefined ? undefined : eq(reviews.language, language)
  const rows = await db
    .select(shownColumns)
    .from(reviews)
    .where(and(inArray(reviews.id, [...ids]), eq(reviews.brand, brand), isVisible, spoken))
    .orderBy(asc(reviews.id))
  return rows.map(toReviewDocument)
}

/** A review that was handed in under the same key is answered as it is; it is not written twice. */
export async function insertReview(db: Db, review: NewReview): Promise<StoredReview> {
  const [inserted] = await db
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: reviews.idempotencyKey })
    .returning(columns)
  if (inserted) return inserted
  const earlier = await findReviewByKey(db, review.idempotencyKey ?? '')
  if (!earlier) throw new Error('a review was neither stored nor found under its idempotency key')
  return earlier
}

export async function findReviewByKey(db: Db, idempotencyKey: string): Promise<StoredReview | null> {
  const [found] = await db.select(columns).from(reviews).where(eq(reviews.idempotencyKey, idempotencyKey))
  return found ?? null
}

export type RatingSummary = { readonly count: number; readonly average: number | null }

export async function summariseRatings(db: Db, brand: Brand): Promise<RatingSummary> {
  const [row] = await db
    .select({ count: count(), average: avg(reviews.rating).mapWith(Number) })
    .from(reviews)
    .where(and(eq(reviews.brand, brand), isVisible, isNotNull(reviews.rating)))
  return { count: row?.count ?? 0, average: row?.average ?? null }
}

const isVisible = eq(reviews.status, reviewStatus.approved)
