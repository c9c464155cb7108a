import { findProductById } from '@vonk/commerce/catalogue'
import {
  catalogueSearchRoutes,
  createWholeStock,
  type GroupProof,
  productRoutes,
} from '@vonk/commerce/catalogue-search'
import { createLocations, locationRoutes } from '@vonk/commerce/locations'
import { createGroupTokens } from '@vonk/commerce/price-groups'
import { createReviews, reviewRoutes } from '@vonk/commerce/reviews'
import { loadSecret } from '@vonk/commerce/secrets'
import { stockRoutes } from '@vonk/commerce/stock'
import { createStores, storeRoutes } from '@vonk/commerce/stores'
import type { Database } from '@vonk/platform/db'
import { type Api, createApi } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import { version } from '../version.ts'
import type { Catalogue } from './open-catalogue.ts'

type ShopApiParts = { readonly db: Database; readonly catalogue: Catalogue; readonly log: Log }

/** The API with every module of the shop behind it. */
export async function createShopApi({ db, catalogue, log }: ShopApiParts): Promise<Api> {
  const { search, index, directory } = catalogue
  const stores = createStores({ db })
  const groupTokens = createGroupTokens(await loadSecret(db, 'group-tokens'))
  const groupOf = async ({ groupToken }: GroupProof) => (groupToken ? groupTokens.verify(groupToken) : null)
  const reviews = createReviews({ db, findProduct: (view, id) => findProductById(db, view, id) })
  const routes = [
    ...storeRoutes(stores),
    ...catalogueSearchRoutes({ search, directory, groupOf }),
    ...productRoutes({ db, search, index, directory, groupOf }),
    ...stockRoutes({ db, findWhole: createWholeStock({ search, directory }) }),
    ...locationRoutes({ locations: createLocations({ db }), stores }),
    ...reviewRoutes({ reviews, stores }),
  ]
  return createApi({ routes, log, version })
}
