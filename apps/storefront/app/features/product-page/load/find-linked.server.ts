import { productLinkNotFound, relatedConditions } from '@vonk/domain/products'
import type { ShopRequest } from '../../../request/shop-request.server.ts'
import { type CardDocument, cardFields, toCardProducts } from '../../product/index.server.ts'
import type { CardProduct } from '../../product/index.ts'
import type { PageDocument } from './page-document.ts'
import { isOneOf, searchDocuments } from './search-documents.server.ts'

export type LinkedDocuments = {
  readonly relations: readonly CardDocument[]
  readonly related: readonly CardProduct[]
}

const mostRelated = 8

/** The products this one leads to, in the order the shop gave them: other colours, and what goes with it. */
export async function findLinked(shop: ShopRequest, document: PageDocument): Promise<LinkedDocuments> {
  const colours = skusOf(document, ['colorrelation'])
  const related = skusOf(document, ['related', 'upsell', 'crosssell'])
    .filter((sku) => !colours.includes(sku))
    .slice(0, mostRelated)
  const skus = [...colours, ...related]
  if (skus.length === 0) return { relations: [], related: [] }
  const { visibility, status, field, values } = relatedConditions('sku', skus)
  const found = await searchDocuments<CardDocument>(shop, {
    entity: 'product',
    filters: [isOneOf(field, values), isOneOf('visibility', visibility), isOneOf('status', status)],
    fields: cardFields,
    size: skus.length,
  })
  // The same lists for the same answer, so that their cards are made once.
  const picked = shop.caches.linkedProducts.find(found.documents, [document], () => {
    const bySku = new Map(found.documents.map((each) => [each.sku, each]))
    const pick = (sku: string) => {
      const product = bySku.get(sku)
      if (!product) shop.host.onNotice(productLinkNotFound, { sku, of: document.sku })
      return product ?? []
    }
    return { relations: colours.flatMap(pick), related: related.flatMap(pick) }
  })
  return { relations: picked.relations, related: await toCardProducts(shop, picked.related) }
}

function skusOf({ product_links: links, sku: own }: PageDocument, types: readonly string[]): string[] {
  const linked = (links ?? [])
    .filter(({ link_type }) => types.includes(link_type))
    .toSorted((one, other) => types.indexOf(one.link_type) - types.indexOf(other.link_type))
    .map(({ linked_product_sku: sku }) => sku)
  return [...new Set(linked)].filter((sku) => sku !== own)
}
