import { defineModule } from '@vonk/module'
import { sessionsModule } from '../sessions/module.ts'
import { shippingModule } from '../shipping/module.ts'
import { storesModule } from '../stores/module.ts'
import { orderHistoryRoutes } from './routes.ts'

export const orderHistoryModule = defineModule({
  name: 'order-history',
  needs: { stores: storesModule, sessions: sessionsModule, shipping: shippingModule },
  routes: (_, { db }, { stores: { directory, settingsOf }, sessions, shipping }) =>
    orderHistoryRoutes({ db, whoIs: sessions.findBuyer, directory, settingsOf, tariffs: shipping.all }),
})
