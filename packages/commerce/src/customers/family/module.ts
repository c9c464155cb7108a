import { defineModule } from '@vonk/module'
import { sessionsModule } from '../../sessions/module.ts'
import { storesModule } from '../../stores/module.ts'
import { createFamilies } from './families.ts'
import { familyRoutes } from './routes.ts'

export const familyModule = defineModule({
  name: 'family',
  needs: { stores: storesModule, sessions: sessionsModule },
  routes: (_, { db }, { stores: { directory }, sessions }) =>
    familyRoutes({ families: createFamilies({ db, whoIs: sessions.findBuyer }), directory }),
})
