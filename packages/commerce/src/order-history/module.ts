import { defineModule } from '@vonk/module'
import { sessionsModule } from '../sessions/module.ts'
import { storesModule } from '../stores/module.ts'
import { orderHistoryRoutes } from './routes.ts'

export const orderHistoryModule = defineModule({
  name: 'order-history',
  needs: { stores: storesModule, sessions: sessionsModule },
  routes: (_, { db }, { stores: { directory }, sessions }) =>
    orderHistoryRoutes({ db, whoIs: sessions.findBuyer, directory }),
})
