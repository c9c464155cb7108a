import { defineModule } from '@vonk/module'
import { sessionsModule } from '../sessions/module.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { gdprExportRoutes } from './routes.ts'

export const gdprExportModule = defineModule({
  name: 'gdpr-export',
  needs: { stores: storesModule, sessions: sessionsModule, throttles: throttlesModule },
  routes: (_, { db }, { stores: { directory }, sessions, throttles }) =>
    gdprExportRoutes({ db, sessions, directory, throttles }),
})
