import { defineModule, onSchedule } from '@vonk/module'
import { defineJob } from '@vonk/platform/jobs'
import { z } from 'zod'
import { sessionsModule } from '../sessions/module.ts'
import { expireOldPoints } from './expire-old-points.ts'
import { pointsRoutes } from './routes.ts'

const expirePoints = defineJob({ name: 'expire-points', schema: z.object({}) })

export const loyaltyModule = defineModule({
  name: 'loyalty',
  needs: { sessions: sessionsModule },
  routes: (_, { db }, { sessions }) => pointsRoutes({ db, whoIs: sessions.findBuyer }),
  jobs: (_, { db, log, clock }) => [
    onSchedule('15 4 * * *', expirePoints, async () => {
      log.info(await expireOldPoints(db, new Date(clock())), 'points expired')
    }),
  ],
})
