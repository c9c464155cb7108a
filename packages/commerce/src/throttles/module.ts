import { throttleLimits } from '@vonk/domain/throttle'
import { defineModule, type MachinePorts } from '@vonk/module'
import { createThrottles, type ThrottlesOptions } from './throttles.ts'

export const throttlesModule = defineModule({
  name: 'throttles',
  create: ({ db, countHere, isUnlimited }: MachinePorts & Pick<ThrottlesOptions, 'countHere' | 'isUnlimited'>) =>
    createThrottles({ db, limits: throttleLimits, countHere, isUnlimited }),
})
