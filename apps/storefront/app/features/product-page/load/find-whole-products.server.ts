import { isDisabled } from '@vonk/domain/products'
import type { ShopRequest } from '../../../request/shop-request.server.ts'
import type { PageDocument } from './page-document.ts'
import { isOneOf, searchDocuments } from './search-documents.server.ts'

/** What it takes to sell a product, with all its sizes. */
const sellableFields = [
  'id',
  'sku',
  'type_id',
  'name',
  'slug',
  'url_path',
  'image',
  'status',
  'stock',
  'final_price',
  'final_price_tax',
  'final_price_incl_tax',
  'original_price_incl_tax',
  'lowest_prior_price',
  'discount_percentage',
  'tier_prices',
  'configurable_options',
  'configurable_children',
  'is_personalised',
]

/**
 * The products these skus are of. Whole ones come first, so that a size is found among its siblings; what is no longer
 * sold is left out.
 */
export async function findWholeProducts(
  shop: ShopRequest,
  { skus, fields }: { readonly skus: readonly string[]; readonly fields: readonly string[] },
): Promise<readonly PageDocument[]> {
  if (skus.length === 0) return []
  const search = (attribute: string) =>
    searchDocuments<PageDocument>(shop, {
      entity: 'product',
      filters: [isOneOf(attribute, skus)],
      fields: [...sellableFields, ...fields],
      size: skus.length,
    })
  const [parents, own] = await Promise.all([search('configurable_children.sku'), search('sku')])
  return [...parents.documents, ...own.documents].filter(({ status }) => !isDisabled(status))
}
