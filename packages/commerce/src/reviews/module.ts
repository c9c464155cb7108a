import { pageTags } from '@vonk/domain/page-tags'
import { affects, defineModule, type MachinePorts, type ModuleWith } from '@vonk/module'
import { actorOf } from '@vonk/platform/acts'
import type { Site } from '@vonk/platform/webauthn'
import { forStaff, type Staff, staffTokenOf } from '@vonk/staff'
import { findProductsById } from '../catalogue/index.ts'
import { catalogueSearchModule } from '../catalogue-search/module.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { reviewsChanged } from './events.ts'
import { createReviews } from './reviews.ts'
import { reviewRoutes } from './routes.ts'
import { createStaffReviews } from './staff-reviews.ts'
import { staffReviewRoutes } from './staff-routes.ts'

/** What shoppers write of products, and what staff do with it. */
export const defineReviews = (staff: ModuleWith<Staff>) =>
  defineModule({
    name: 'reviews',
    migrations: new URL('./migrations', import.meta.url),
    affects: [affects(reviewsChanged, () => [pageTags.reviews])],
    rights: {
      'reviews.read': { allows: 'Reading all reviews, also those that wait', least: 'service' },
      'reviews.publish': { allows: 'Publishing and refusing reviews', least: 'service' },
      'reviews.answer': { allows: 'Answering reviews in the name of the shop', least: 'service' },
    },
    needs: { staff, stores: storesModule, catalogue: catalogueSearchModule, throttles: throttlesModule },
    create: ({ site }: MachinePorts & { readonly site: Site }) => site,
    routes(site, { db }, { staff, stores: { stores }, catalogue: { search }, throttles }) {
      const forDesk = staffReviewRoutes({
        reviews: createStaffReviews({ db }),
        async by(context) {
          const member = await staff.whoIs(staffTokenOf(context))
          return member && actorOf(member)
        },
        findProducts: (view, ids) => findProductsById(db, view, ids),
      })
      const reviews = createReviews({ db, findProduct: search.findReviewed, throttles })
      return [...reviewRoutes({ reviews, stores, site }), ...forStaff(forDesk, staff)]
    },
  })
