import { type StoreView, siblingsOf } from '@vonk/domain/stores'
import type { ShopRequest } from '../../../request/shop-request.server.ts'
import type { PageDocument } from './page-document.ts'
import { isOneOf, searchDocuments } from './search-documents.server.ts'
import { pageOf } from './to-sellable.ts'

type Alternates = Readonly<Record<string, string>>

/** Where the same product lives in the other languages of this shop; a language that does not sell it is left out. */
export function findAlternates(shop: ShopRequest, document: PageDocument): Promise<Alternates> {
  const { caches, host, view } = shop
  const key = `${view.code} ${document.sku}`
  return caches.productAlternates.find(key, () => readAlternates(shop, document), host.onError)
}

async function readAlternates(shop: ShopRequest, document: PageDocument): Promise<Alternates> {
  const others = siblingsOf(shop.directory, shop.view).filter(({ code }) => code !== shop.view.code)
  const addressIn = (view: StoreView, found: PageDocument) =>
    pageOf(found, { ...shop.settings, useTrailingSlash: view.seo.useTrailingSlash })
  const pages = await Promise.all(
    others.map(async (view): Promise<[string, string][]> => {
      const { documents } = await searchDocuments<PageDocument>(shop, {
        entity: 'product',
        storeCode: view.code,
        filters: [isOneOf('sku', [document.sku]), isOneOf('visibility', [2, 3, 4]), isOneOf('status', [0, 1])],
        fields: ['sku', 'type_id', 'slug', 'url_path'],
        size: 1,
      })
      return documents.map((found) => [view.code, addressIn(view, found)])
    }),
  )
  return Object.fromEntries([[shop.view.code, addressIn(shop.view, document)], ...pages.flat()])
}
