import { affects, defineModule } from '@vonk/module'
import { callerOf, readCartLines } from '../cart/index.ts'
import { cartModule } from '../cart/module.ts'
import { findProductBySku, readTaxRegions } from '../catalogue/index.ts'
import { deliveryCountriesOf } from '../shipping/index.ts'
import { shippingModule } from '../shipping/module.ts'
import { storesModule } from '../stores/module.ts'
import { locationsChanged } from './events.ts'
import { createLocations } from './locations.ts'
import { locationRoutes } from './routes.ts'

export const locationsModule = defineModule({
  name: 'locations',
  affects: [affects(locationsChanged, 'everything')],
  needs: { stores: storesModule, carts: cartModule, shipping: shippingModule },
  routes: (_, { db }, { stores: { stores, directory }, carts, shipping }) =>
    locationRoutes({
      locations: createLocations({ db, findProduct: findProductBySku }),
      stores,
      findCartLines: (cartId, context) => readCartLines(carts, callerOf(directory, { cartId, context })),
      countriesOf: ({ brand }) => deliveryCountriesOf(shipping.all(), brand),
      findTaxRegions: (view) => readTaxRegions(db, view),
    }),
})
