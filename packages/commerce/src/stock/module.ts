import { affects, defineModule } from '@vonk/module'
import { createParentStock } from '../catalogue-search/index.ts'
import { catalogueSearchModule } from '../catalogue-search/module.ts'
import { affectedByStock } from './affected-by-stock.ts'
import { stockChanged } from './events.ts'
import { stockRoutes } from './routes.ts'

export const stockModule = defineModule({
  name: 'stock',
  affects: [affects(stockChanged, affectedByStock)],
  needs: { catalogue: catalogueSearchModule },
  routes: (_, { db }, { catalogue }) => stockRoutes({ db, findParentStock: createParentStock(catalogue) }),
})
