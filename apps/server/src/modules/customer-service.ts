import { findProductsById } from '@vonk/commerce/catalogue'
import type { OrderParts } from '@vonk/commerce/orders'
import { ordersModule } from '@vonk/commerce/orders/module'
import { createStaffReviews, staffReviewRoutes } from '@vonk/commerce/reviews'
import { staffOrderRoutes } from '@vonk/commerce/staff-orders'
import { forStaff, type Staff, staffTokenOf } from '@vonk/content/staff'
import { defineModule, type ModuleWith } from '@vonk/module'
import type { Database } from '@vonk/platform/db'
import type { CallContext, Route } from '@vonk/platform/http'

type ServiceParts = {
  readonly db: Database
  readonly staff: Pick<Staff, 'whoIs'>
  readonly orders: OrderParts
}

/** What staff do for customers. Every call asks for the role it names before anything else. */
export const defineCustomerService = (staff: ModuleWith<Staff>) =>
  defineModule({
    name: 'customer-service',
    needs: { staff, orders: ordersModule },
    routes: (_, { db }, doors) => serviceRoutes({ db, ...doors }),
  })

function serviceRoutes({ db, staff, orders }: ServiceParts): readonly Route[] {
  const whoIs = (context: CallContext) => staff.whoIs(staffTokenOf(context))
  const by = async (context: CallContext) => (await whoIs(context))?.email ?? null
  const routes = [
    ...staffReviewRoutes({
      ...{ reviews: createStaffReviews({ db }), by },
      findProducts: (view, ids) => findProductsById(db, view, ids),
    }),
    ...staffOrderRoutes({ db, parts: orders, whoIs }),
  ]
  return forStaff(routes, staff)
}
