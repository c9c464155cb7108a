import { createReview, momentOf, readReviewWidget } from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { ok } from '@vonk/domain/result'
import { buildUrl, findStoreView, type StoreDirectory, type StoreView, storeIdOf } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import type { Stores } from '../stores/index.ts'
import { ratingsOf } from './review-document.ts'
import type { Reviews } from './reviews.ts'
import type { StoredReview } from './schema.ts'

export type ReviewRoutesOptions = {
  readonly reviews: Reviews
  readonly stores: Pick<Stores, 'loadDirectory'>
  /** Protocol and port of the shop's pages, for calls that do not come by the name of one of its shops. */
  readonly site?: { readonly protocol: string; readonly port: string }
  /** Where the widget sends who wants to read on. */
  readonly reviewsPage?: string
}

const PRODUCT_REVIEW = 1

const publicSite = { protocol: 'https:', port: '' }

export function reviewRoutes({ reviews, stores, site = publicSite, reviewsPage = '/' }: ReviewRoutesOptions) {
  async function viewOf({ storeCode }: CallContext): Promise<{ view: StoreView; directory: StoreDirectory }> {
    const directory = await stores.loadDirectory()
    return { view: findStoreView(directory, storeCode), directory }
  }

  return [
    handle(createReview, async ({ review }, context) => {
      const { view, directory } = await viewOf(context)
      const {
        product_id: productId,
        title,
        detail,
        nickname,
        ratings,
        fit = null,
        child_height: childHeight = null,
      } = review
      const written = { productId, title, detail, nickname, rating: ratings?.[0]?.value ?? null, fit, childHeight }
      const { idempotencyKey, clientAddress: visitor } = context
      const handedIn = await reviews.handIn(written, { view, idempotencyKey, visitor })
      return handedIn.ok ? ok(toCreatedReview(handedIn.value, directory)) : handedIn
    }),
    handle(readReviewWidget, async ({ hash }, context) => {
      context.cacheTags?.dependsOn([pageTags.reviews, pageTags.views])
      const { view, directory } = await viewOf(context)
      const { count, average } = await reviews.summarise(view.brand)
      return ok({
        averageRating: average === null ? null : Math.round(average * 20) / 10,
        numberReviews: count,
        hash,
        viewReviewUrl: buildUrl(view, reviewsPage, originOf(context, directory) ?? site),
      })
    }),
  ]
}

/** The protocol and port a shopper came by; null for a call from within. */
function originOf({ address }: CallContext, { views }: StoreDirectory) {
  return views.some(({ host }) => host === address.hostname) ? address : null
}

function toCreatedReview(review: StoredReview, directory: StoreDirectory) {
  const storeId = storeIdOf(directory, review.storeCode)
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
    store_id: storeId,
    stores: [storeId],
  }
}
