import { defineModule, type ModuleWith } from '@vonk/module'
import { forStaff, type Staff, staffTokenOf } from '@vonk/staff'
import { ordersModule } from '../orders/module.ts'
import { ordersCommand } from './commands/orders.ts'
import { staffOrderRoutes } from './routes.ts'

/** What staff do with orders. Every call asks for the right it names before anything else. */
export const defineStaffOrders = (staff: ModuleWith<Staff>) =>
  defineModule({
    name: 'staff-orders',
    rights: {
      'orders.read': { allows: 'Finding orders and reading them', least: 'service' },
      'orders.ship': { allows: 'Saying that an order was shipped', least: 'service' },
      'orders.cancel': { allows: 'Cancelling orders that were not shipped', least: 'service' },
      'orders.refund': { allows: 'Refunding an order or some of its pieces', least: 'service' },
    },
    commands: () => [ordersCommand],
    needs: { staff, orders: ordersModule },
    routes: (_, { db }, { staff, orders }) =>
      forStaff(staffOrderRoutes({ db, parts: orders, whoIs: (context) => staff.whoIs(staffTokenOf(context)) }), staff),
  })
