import { type StoreDirectory, type StoreView, siblingsOf } from '@vonk/domain/stores'
import type { ShopRequest } from '../../../request/shop-request.server.ts'
import type { PageDocument } from './page-document.ts'
import { isOneOf, searchDocuments } from './search-documents.server.ts'
import { pageOf } from './to-sellable.ts'

type Alternates = Readonly<Record<string, string>>

// Addresses seldom change; they are kept for as long as the directory they were read beside, a few seconds.
const known = new WeakMap<StoreDirectory, Map<string, Promise<Alternates>>>()

/** Where the same product lives in the other languages of this shop; a language that does not sell it is left out. */
export function findAlternates(shop: ShopRequest, document: PageDocument): Promise<Alternates> {
  const ofProducts = known.get(shop.directory) ?? new Map<string, Promise<Alternates>>()
  known.set(shop.directory, ofProducts)
  const name = `${shop.view.code} ${document.sku}`
  const found = ofProducts.get(name) ?? readAlternates(shop, document)
  ofProducts.set(name, found)
  found.catch(() => ofProducts.delete(name))
  return found
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
