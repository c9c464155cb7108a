import { defineModule, type MachinePorts } from '@vonk/module'
import type { Site } from '@vonk/platform/webauthn'
import { catalogueSearchModule } from '../catalogue-search/module.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { createReviews } from './reviews.ts'
import { reviewRoutes } from './routes.ts'

export const reviewsModule = defineModule({
  name: 'reviews',
  needs: { stores: storesModule, catalogue: catalogueSearchModule, throttles: throttlesModule },
  create: ({ site }: MachinePorts & { readonly site: Site }) => site,
  routes: (site, { db }, { stores: { stores }, catalogue: { search }, throttles }) =>
    reviewRoutes({ reviews: createReviews({ db, findProduct: search.findReviewed, throttles }), stores, site }),
})
