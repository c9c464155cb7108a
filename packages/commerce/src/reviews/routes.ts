import { createReview, readReviewWidget } from '@vonk/contract'
import { ok } from '@vonk/domain/result'
import { buildUrl, findStoreView } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import type { Stores } from '../stores/index.ts'
import { momentOf, ratingsOf } from './review-document.ts'
import type { Reviews } from './reviews.ts'
import type { StoredReview } from './schema.ts'

export type ReviewRoutesOptions = {
  readonly reviews: Reviews
  readonly stores: Pick<Stores, 'loadDirectory'>
  /** Where the widget sends who wants to read on: protocol and port of the shop, and the page. */
  readonly site?: { readonly protocol: string; readonly port: string; readonly reviewsPage?: string }
}

const PRODUCT_REVIEW = 1

export function reviewRoutes({ reviews, stores, site = { protocol: 'https:', port: '' } }: ReviewRoutesOptions) {
  const viewOf = async ({ storeCode }: CallContext) => findStoreView(await stores.loadDirectory(), storeCode)

  return [
    handle(createReview, async ({ review }, context) => {
      const view = await viewOf(context)
      const { product_id: productId, title, detail, nickname, ratings } = review
      const written = { productId, title, detail, nickname, rating: ratings?.[0]?.value ?? null }
      const handedIn = await reviews.handIn(written, { view, idempotencyKey: context.idempotencyKey })
      return handedIn.ok ? ok(toCreatedReview(handedIn.value)) : handedIn
    }),
    handle(readReviewWidget, async ({ hash }, context) => {
      const view = await viewOf(context)
      const { count, average } = await reviews.summarise(view.brand)
      return ok({
        averageRating: average === null ? null : Math.round(average * 20) / 10,
        numberReviews: count,
        hash,
        viewReviewUrl: buildUrl(view, site.reviewsPage ?? '/', site),
      })
    }),
  ]
}

function toCreatedReview(review: StoredReview) {
  return {
    id: review.id,
    title: review.title,
    detail: review.detail,
    nickname: review.nickname,
    ratings: ratingsOf(review),
    review_entity: 'product',
    review_type: PRODUCT_REVIEW,
    review_status: review.status,
    created_at: momentOf(review.createdAt),
    entity_pk_value: review.productId,
    store_code: review.storeCode,
  }
}
