import { defineModule } from '@vonk/module'
import { createParentStock } from '../catalogue-search/index.ts'
import { catalogueSearchModule } from '../catalogue-search/module.ts'
import { stockRoutes } from './routes.ts'

export const stockModule = defineModule({
  name: 'stock',
  needs: { catalogue: catalogueSearchModule },
  routes: (_, { db }, { catalogue }) => stockRoutes({ db, findParentStock: createParentStock(catalogue) }),
})
