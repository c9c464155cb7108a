import { defineModule, onSchedule } from '@vonk/module'
import { defineJob } from '@vonk/platform/jobs'
import { z } from 'zod'
import { expireOldPoints } from './expire-old-points.ts'

const expirePoints = defineJob({ name: 'expire-points', schema: z.object({}) })

export const loyaltyModule = defineModule({
  name: 'loyalty',
  jobs: (_, { db, log }) => [
    onSchedule('15 4 * * *', expirePoints, async () => {
      log.info(await expireOldPoints(db, new Date()), 'points expired')
    }),
  ],
})
