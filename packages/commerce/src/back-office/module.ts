import { defineModule } from '@vonk/module'
import { forgetBatches } from './answer-once.ts'
import { backOfficeRoutes } from './routes.ts'

export const backOfficeModule = defineModule({
  name: 'back-office',
  routes: (_, { db }) => backOfficeRoutes({ db, now: Date.now }),
  forget: ({ db }) => forgetBatches(db),
})
