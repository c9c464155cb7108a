import { defineModule } from '@vonk/module'
import { createGroupFinder } from '../prices/index.ts'
import { pricesModule } from '../prices/module.ts'
import { sessionsModule } from '../sessions/module.ts'
import { storesModule } from '../stores/module.ts'
import { productRoutes } from './answers/product-routes.ts'
import { catalogueSearchRoutes } from './answers/search-routes.ts'
import { type CataloguePorts, openCatalogue } from './open-catalogue.ts'

/** The catalogue of every view, in memory or in a cluster, kept in step with the database. */
export const catalogueSearchModule = defineModule({
  name: 'catalogue-search',
  needs: { stores: storesModule, sessions: sessionsModule, prices: pricesModule },
  create: (ports: CataloguePorts, { stores }) => openCatalogue(ports, stores),
  close: (catalogue) => catalogue.close(),
  routes({ search, index, directory }, { db }, { sessions, prices: { groupTokens, sign } }) {
    const groupOf = createGroupFinder({ groupTokens, whoIs: sessions.whoIs })
    return [
      ...catalogueSearchRoutes({ search, directory, groupOf, sign }),
      ...productRoutes({ db, search, index, directory, groupOf, sign }),
    ]
  },
})
