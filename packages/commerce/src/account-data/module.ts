import { defineModule } from '@vonk/module'
import { sessionsModule } from '../sessions/module.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { accountDataRoutes } from './routes.ts'

export const accountDataModule = defineModule({
  name: 'account-data',
  needs: { stores: storesModule, sessions: sessionsModule, throttles: throttlesModule },
  routes: (_, { db }, { stores: { directory }, sessions, throttles }) =>
    accountDataRoutes({ db, sessions, directory, throttles }),
})
