import { listProducts, mapUrl, renderProducts as renderProductsCall } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreById, findStoreView, type StoreDirectory, storeIdOf } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import { findProductsBySku } from '../../catalogue/index.ts'
import type { CatalogueIndex } from '../indexing/catalogue-index.ts'
import type { CatalogueSearch } from '../querying/catalogue-search.ts'
import { toListedProduct } from './list-products.ts'
import { createUrlMap } from './map-url.ts'
import { renderProducts } from './render-products.ts'
import type { GroupProof } from './search-routes.ts'

type ProductRouteParts = {
  readonly db: Database
  readonly search: CatalogueSearch
  readonly index: CatalogueIndex
  readonly directory: StoreDirectory
  groupOf(proof: GroupProof): Promise<number | null>
  /** Proves to the shop that prices are its own. */
  sign(prices: object): string
  now?(): number
}

export function productRoutes({ db, search, index, directory, groupOf, sign, now = Date.now }: ProductRouteParts) {
  const findUrl = createUrlMap({ db, search, index })

  /** By its code; older clients know a view by its number. */
  function viewOf(storeCode: string | null, storeId: number | null | undefined) {
    return (storeCode === null && findStoreById(directory, storeId ?? 0)) || findStoreView(directory, storeCode)
  }

  return [
    handle(mapUrl, async ({ url, includeFields, excludeFields, groupToken }, { storeCode, token, cacheTags }) => {
      if (!url) return err({ code: 'url-missing' })
      const groupId = await groupOf({ groupToken: groupToken ?? null, token })
      const fields = { include: includeFields ?? [], exclude: excludeFields ?? [] }
      return ok(await findUrl({ view: findStoreView(directory, storeCode).code, url, fields, groupId, cacheTags }))
    }),

    handle(listProducts, async ({ skus = [] }, { storeCode, token }) => {
      if (skus.length === 0) return err({ code: 'skus-missing' })
      const found = await findProductsBySku(db, findStoreView(directory, storeCode).code, skus)
      const groupId = await groupOf({ groupToken: null, token })
      const items = [...new Set(skus)]
        .flatMap((sku) => found.get(sku) ?? [])
        .map((product) => toListedProduct(product, groupId))
      return ok({ items, search_criteria: { skus }, total_count: items.length })
    }),

    handle(renderProductsCall, async ({ skus = [], storeId, groupToken }, { storeCode, token }) => {
      if (skus.length === 0) return err({ code: 'skus-missing' })
      const view = viewOf(storeCode, storeId)
      const context = await index.find(view.code)?.loadContext()
      if (!context) return ok({ items: [] })
      const groupId = await groupOf({ groupToken: groupToken ?? null, token })
      const asked = { skus, view, storeId: storeIdOf(directory, view.code), context, groupId, now: now(), sign }
      return ok({ items: await renderProducts(db, asked) })
    }),
  ]
}
