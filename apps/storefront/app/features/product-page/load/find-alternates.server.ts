import { type StoreView, siblingsOf } from '@vonk/domain/stores'
import { type FoundProduct, findAddresses } from '#request/catalogue/index.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { type Addressed, pageOf } from './to-sellable.ts'

type Alternates = Readonly<Record<string, string>>

/** Where the same product lives in the other languages of this shop; a language that does not sell it is left out. */
export function findAlternates(shop: ShopRequest, document: FoundProduct): Promise<Alternates> {
  const { caches, host, view } = shop
  const key = `${view.code} ${document.sku}`
  return caches.productAlternates.find(key, () => readAlternates(shop, document), host.onError)
}

async function readAlternates(shop: ShopRequest, document: FoundProduct): Promise<Alternates> {
  const others = siblingsOf(shop.directory, shop.view).filter(({ code }) => code !== shop.view.code)
  const addressIn = (view: StoreView, found: Addressed) =>
    pageOf(found, { ...shop.settings, useTrailingSlash: view.seo.useTrailingSlash })
  const pages = await Promise.all(
    others.map(async (view): Promise<[string, string][]> => {
      const { documents } = await findAddresses(shop, { storeCode: view.code, of: { sku: document.sku }, size: 1 })
      return documents.map((found) => [view.code, addressIn(view, found)])
    }),
  )
  return Object.fromEntries([[shop.view.code, addressIn(shop.view, document)], ...pages.flat()])
}
