import { findFormerView } from '@vonk/domain/stores'
import { defineModule } from '@vonk/module'
import { holdCart, lockCartHold } from '../cart/index.ts'
import { storesModule } from '../stores/module.ts'
import type { OrderParts } from './order-steps.ts'

export const ordersModule = defineModule({
  name: 'orders',
  migrations: new URL('./migrations', import.meta.url),
  needs: { stores: storesModule },
  create: ({ clock }, { stores: { directory, settingsOf } }): OrderParts => ({
    holdCart,
    lockCartHold,
    earningOf: (storeCode) => settingsOf(findFormerView(directory, storeCode)),
    now: clock,
  }),
})
