import { createStaffReviews, staffReviewRoutes } from '@vonk/commerce/reviews'
import { forStaff, type Staff, staffTokenOf } from '@vonk/content/staff'
import type { Database } from '@vonk/platform/db'
import type { CallContext, Route } from '@vonk/platform/http'

type ServiceParts = { readonly db: Database; readonly staff: Pick<Staff, 'whoIs'> }

/** What staff do for customers. Every call asks for the role it names before anything else. */
export function serviceRoutes({ db, staff }: ServiceParts): readonly Route[] {
  const by = async (context: CallContext) => (await staff.whoIs(staffTokenOf(context)))?.email ?? null
  return forStaff(staffReviewRoutes({ reviews: createStaffReviews({ db }), by }), staff)
}
