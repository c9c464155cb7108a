import { defineModule } from '@vonk/module'
import { sessionsModule } from '../sessions/module.ts'
import { rewardRoutes } from './routes.ts'

export const rewardsModule = defineModule({
  name: 'rewards',
  needs: { sessions: sessionsModule },
  routes: (_, { db }, { sessions }) => rewardRoutes({ db, whoIs: sessions.findBuyer }),
})
