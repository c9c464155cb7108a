import { hash } from 'node:crypto'
import type { Fit } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Brand, StoreView } from '@vonk/domain/stores'
import { tidyText } from '@vonk/domain/text'
import type { Throttled } from '@vonk/domain/throttle'
import type { Database } from '@vonk/platform/db'
import type { Throttles } from '../throttles/index.ts'
import { reviewStatus } from './review-status.ts'
import type { StoredReview } from './schema.ts'
import { findReviewByKey, insertReview, type RatingSummary, summariseRatings } from './store.ts'
import { tidyLines } from './tidy-lines.ts'

export type SubmittedReview = {
  readonly productId: number
  readonly title: string
  readonly detail: string
  readonly nickname: string
  /** One to five stars, or null where none were given. */
  readonly rating: number | null
  readonly fit: Fit | null
  /** In centimetres. */
  readonly childHeight: number | null
}

export type ReviewRefusal = { readonly code: 'product-not-found' | 'review-empty' } | Throttled

export type ReviewedProduct = { readonly id: number; readonly sku: string }

export type ReviewsOptions = {
  readonly db: Database
  /** The product of a view that reviews are about, a size's being those of its product; null where the view does not sell it. */
  readonly findProduct: (view: string, productId: number) => Promise<ReviewedProduct | null>
  /** Keeps one visitor, or many together, from flooding the shop. */
  readonly throttles: Throttles
}

export type Reviews = ReturnType<typeof createReviews>

type HandIn = {
  readonly view: Pick<StoreView, 'code' | 'brand' | 'language'>
  readonly idempotencyKey: string | null
  /** The address of the visitor, as far as it is known. */
  readonly visitor: string | null
}

/** What customers write about products, from handing in to what the shop makes of it. */
export function createReviews({ db, findProduct, throttles }: ReviewsOptions) {
  async function findEarlier(idempotencyKey: string | null): Promise<StoredReview | null> {
    return idempotencyKey === null ? null : findReviewByKey(db, idempotencyKey)
  }

  return {
    /** Stored for somebody of the shop to approve; nobody sees it before. */
    async handIn(
      written: SubmittedReview,
      { view, idempotencyKey: givenKey, visitor }: HandIn,
    ): Promise<Result<StoredReview, ReviewRefusal>> {
      const texts = tidy(written)
      if (Object.values(texts).includes('')) return err({ code: 'review-empty' })
      const product = await findProduct(view.code, written.productId)
      if (!product) return err({ code: 'product-not-found' })
      const idempotencyKey = givenKey && keyOf([givenKey, view.code, product.id, ...Object.values(texts)])
      const earlier = await findEarlier(idempotencyKey)
      if (earlier) return ok(earlier)
      const productId = String(product.id)
      const asker = { visitor, emailAddress: null, cartId: null, productId }
      const counted = await throttles.attempt(['review', 'product-reviews'], asker)
      if (!counted.ok) return counted
      const review = await insertReview(db, {
        ...texts,
        storeCode: view.code,
        brand: view.brand,
        language: view.language,
        productId: product.id,
        sku: product.sku,
        rating: written.rating,
        fit: written.fit,
        childHeight: written.childHeight,
        status: reviewStatus.pending,
        customerId: null,
        idempotencyKey,
      })
      return ok(review)
    },

    summarise(brand: Brand): Promise<RatingSummary> {
      return summariseRatings(db, brand)
    },
  }
}

/** Bound to what was written: who guesses the key of somebody else does not get to read their review. */
function keyOf(parts: readonly (string | number)[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url')
}

function tidy({ title, detail, nickname }: SubmittedReview) {
  return { title: tidyText(title), detail: tidyLines(detail), nickname: tidyText(nickname) }
}
