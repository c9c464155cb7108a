import { defineModule } from '@vonk/module'
import { callerOf, readCartLines } from '../cart/index.ts'
import { cartModule } from '../cart/module.ts'
import { findProductBySku, readTaxRegions } from '../catalogue/index.ts'
import { storesModule } from '../stores/module.ts'
import { createLocations } from './locations.ts'
import { locationRoutes } from './routes.ts'

export const locationsModule = defineModule({
  name: 'locations',
  needs: { stores: storesModule, carts: cartModule },
  routes: (_, { db }, { stores: { stores, directory }, carts }) =>
    locationRoutes({
      locations: createLocations({ db, findProduct: findProductBySku }),
      stores,
      findCartLines: (cartId, context) => readCartLines(carts, callerOf(directory, { cartId, context })),
      findTaxRegions: (view) => readTaxRegions(db, view),
    }),
})
