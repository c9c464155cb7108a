import { answerReview, decideReview, listStaffReviews, type ReviewState, type StaffReview } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Actor } from '@vonk/platform/acts'
import { type CallContext, handle, type Route } from '@vonk/platform/http'
import { type ReviewStatus, reviewStatus } from './review-status.ts'
import type { ReviewForStaff } from './schema.ts'
import type { StaffReviews } from './staff-reviews.ts'

const PAGE = 50

type StaffReviewParts = {
  readonly reviews: StaffReviews
  /** The member of staff who calls. */
  by(context: CallContext): Promise<Actor | null>
  /** The products of a view that reviews are about. */
  findProducts(view: string, ids: readonly number[]): Promise<readonly Reviewed[]>
}

type Reviewed = { readonly id: number; readonly name: string; readonly image?: string | null | undefined }

/** Reviews for staff; whoever serves these routes asks for the right each of them names. */
export function staffReviewRoutes({ reviews, by, findProducts }: StaffReviewParts): readonly Route[] {
  /** As staff read them, in the same order. */
  async function show(found: readonly ReviewForStaff[]): Promise<StaffReview[]> {
    const ofViews = [...Map.groupBy(found, ({ storeCode }) => storeCode)].map(async ([view, ofView]) => {
      const products = await findProducts(view, [...new Set(ofView.map(({ productId }) => productId))])
      return [view, new Map(products.map((product) => [product.id, product]))] as const
    })
    const products = new Map(await Promise.all(ofViews))
    return found.map((review) => toStaffReview(review, products.get(review.storeCode)?.get(review.productId)))
  }

  async function told<Refusal>(changed: Result<ReviewForStaff, Refusal>): Promise<Result<StaffReview, Refusal>> {
    if (!changed.ok) return changed
    const { value } = changed
    const [product] = await findProducts(value.storeCode, [value.productId])
    return ok(toStaffReview(value, product))
  }

  return [
    handle(listStaffReviews, async ({ state, search, before = null }) => {
      const { found, total } = await reviews.list({ status: statusOf[state], search, before, limit: PAGE + 1 })
      return ok({ reviews: await show(found.slice(0, PAGE)), total, hasMore: found.length > PAGE })
    }),
    handle(decideReview, async ({ id, state }, context) => {
      const who = await by(context)
      if (who === null) return err({ code: 'staff-not-signed-in' })
      return told(await reviews.decide({ id, status: statusOf[state], by: who }))
    }),
    handle(answerReview, async ({ id, text, answeredAt }, context) => {
      const who = await by(context)
      if (who === null) return err({ code: 'staff-not-signed-in' })
      const readAt = answeredAt === null ? null : new Date(answeredAt)
      return told(await reviews.answer({ id, text, readAt, by: who }))
    }),
  ]
}

const statusOf: Readonly<Record<ReviewState, ReviewStatus>> = {
  published: reviewStatus.approved,
  pending: reviewStatus.pending,
  refused: reviewStatus.notApproved,
}

function toStaffReview(review: ReviewForStaff, product: Reviewed | undefined): StaffReview {
  const { status, brand: _brand, customerId: _customer, createdAt, decidedAt, answeredAt, ...rest } = review
  const states: readonly ReviewState[] = ['published', 'pending', 'refused']
  return {
    ...rest,
    product: product ? { name: product.name, image: product.image || null } : null,
    state: states.find((state) => statusOf[state] === status) ?? 'pending',
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
