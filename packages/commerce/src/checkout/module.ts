import { defineModule, type MachinePorts } from '@vonk/module'
import { cartModule } from '../cart/module.ts'
import { ordersModule } from '../orders/module.ts'
import { paymentsModule } from '../payments/module.ts'
import { storesModule } from '../stores/module.ts'
import { checkoutRoutes } from './routes.ts'

export const checkoutModule = defineModule({
  name: 'checkout',
  needs: { stores: storesModule, carts: cartModule, orders: ordersModule, payments: paymentsModule },
  routes: (_, { log }: MachinePorts, { stores: { directory }, carts, orders, payments }) =>
    checkoutRoutes({ ...carts, directory, log, orders, provider: payments.provider, openPayment: payments.open }),
})
