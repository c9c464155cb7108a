import { defineModule, type MachinePorts } from '@vonk/module'
import { catalogueSearchModule } from '../catalogue-search/module.ts'
import { sessionsModule } from '../sessions/module.ts'
import { shippingModule } from '../shipping/module.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { cartRoutes } from './routes.ts'
import { createSellables } from './sellables/sellables.ts'
import type { CartParts } from './stored/cart-parts.ts'
import { forgetOldCarts } from './stored/forget-old-carts.ts'

export const cartModule = defineModule({
  name: 'cart',
  needs: {
    ...{ stores: storesModule, catalogue: catalogueSearchModule, shipping: shippingModule },
    ...{ sessions: sessionsModule, throttles: throttlesModule },
  },
  create({ db, clock }: MachinePorts, { stores, catalogue, shipping, sessions, throttles }): CartParts {
    const findPriceContext = async (view: string) => (await catalogue.index.find(view)?.loadContext()) ?? null
    return {
      db,
      throttles,
      sellables: createSellables({ db, findPriceContext }),
      whoIs: sessions.findBuyer,
      settingsOf: stores.settingsOf,
      tariffs: shipping.all,
      now: clock,
    }
  },
  routes: (carts, _, { stores: { directory } }) => cartRoutes({ ...carts, directory }),
  forget: ({ db }) => forgetOldCarts(db),
})
