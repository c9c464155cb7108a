import { defineModule, type ModuleWith } from '@vonk/module'
import { forStaff, type Staff, staffTokenOf } from '@vonk/staff'
import { ordersModule } from '../orders/module.ts'
import { staffOrderRoutes } from './routes.ts'

/** What staff do with orders. Every call asks for the role it names before anything else. */
export const defineStaffOrders = (staff: ModuleWith<Staff>) =>
  defineModule({
    name: 'staff-orders',
    needs: { staff, orders: ordersModule },
    routes: (_, { db }, { staff, orders }) =>
      forStaff(staffOrderRoutes({ db, parts: orders, whoIs: (context) => staff.whoIs(staffTokenOf(context)) }), staff),
  })
