import { defineModule, type MachinePorts } from '@vonk/module'
import { sessionsModule } from '../sessions/module.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { openAlertLeaveLinks } from './leave-links.ts'
import { ownAlertRoutes } from './own-alert-routes.ts'
import { stockAlertRoutes } from './routes.ts'
import { createStockAlerts } from './stock-alerts.ts'
import { forgetOldAlerts } from './store.ts'

export const stockAlertsModule = defineModule({
  name: 'stock-alerts',
  needs: { stores: storesModule, sessions: sessionsModule, throttles: throttlesModule },
  create: async ({ db }: MachinePorts) => ({ leaveLinks: await openAlertLeaveLinks(db) }),
  routes: ({ leaveLinks }, { db }, { stores: { directory }, sessions, throttles }) => [
    ...ownAlertRoutes({ db, sessions, directory }),
    ...stockAlertRoutes({ alerts: createStockAlerts({ db, directory, throttles, leaveLinks }), sessions, directory }),
  ],
  forget: ({ db }) => forgetOldAlerts(db),
})
