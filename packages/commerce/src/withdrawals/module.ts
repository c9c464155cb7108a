import { defineModule, type MachinePorts } from '@vonk/module'
import { ordersModule } from '../orders/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { loadWithdrawalSecret, withdrawalRoutes } from './routes.ts'

export const withdrawalsModule = defineModule({
  name: 'withdrawals',
  needs: { orders: ordersModule, throttles: throttlesModule },
  create: ({ db }: MachinePorts) => loadWithdrawalSecret(db),
  routes: (secret, { db, clock }, { orders, throttles }) =>
    withdrawalRoutes({ db, throttles, secret, orders, now: clock }),
})
