import { isDisabled } from '@vonk/domain/products'
import type { ShopRequest } from '../../server/shop-context.server.ts'
import type { PageDocument } from './page-document.ts'
import { isOneOf, searchDocuments } from './search-documents.server.ts'
import { pieceSkus } from './to-pieces.ts'
import { partSkus } from './to-slots.ts'

const fields = [
  'id',
  'sku',
  'type_id',
  'name',
  'slug',
  'url_path',
  'image',
  'status',
  'visibility',
  'parentSku',
  'size',
  'stock',
  'final_price',
  'final_price_tax',
  'final_price_incl_tax',
  'original_price_incl_tax',
  'lowest_prior_price',
  'discount_percentage',
  'configurable_options',
  'configurable_children',
]

/** The products an outfit or a set is made of: whole ones with all their sizes, where a size is what was named. */
export async function findMembers(shop: ShopRequest, document: PageDocument): Promise<readonly PageDocument[]> {
  const skus = document.type_id === 'grouped' ? pieceSkus(document) : partSkus(document)
  if (skus.length === 0) return []
  const size = skus.length
  const [parents, own] = await Promise.all([
    searchDocuments<PageDocument>(shop, {
      entity: 'product',
      filters: [isOneOf('configurable_children.sku', skus)],
      fields,
      size,
    }),
    searchDocuments<PageDocument>(shop, { entity: 'product', filters: [isOneOf('sku', skus)], fields, size }),
  ])
  // Whole products first: a size of one is then found among its siblings.
  return [...parents.documents, ...own.documents].filter(({ status }) => !isDisabled(status))
}
