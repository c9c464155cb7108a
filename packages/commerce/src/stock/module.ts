import { defineModule } from '@vonk/module'
import { createWholeStock } from '../catalogue-search/index.ts'
import { catalogueSearchModule } from '../catalogue-search/module.ts'
import { stockRoutes } from './routes.ts'

export const stockModule = defineModule({
  name: 'stock',
  needs: { catalogue: catalogueSearchModule },
  routes: (_, { db }, { catalogue }) => stockRoutes({ db, findWhole: createWholeStock(catalogue) }),
})
