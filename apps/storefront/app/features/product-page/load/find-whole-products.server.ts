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
  const search = async (attribute: string, wanted: readonly string[]) => {
    if (wanted.length === 0) return []
    const filters = [isOneOf(attribute, wanted)]
    const asked = { entity: 'product', filters, fields: [...sellableFields, ...fields], size: wanted.length } as const
    const { documents } = await searchDocuments<PageDocument>(shop, asked)
    return documents.filter(({ status }) => !isDisabled(status))
  }
  const parents = await search('configurable_children.sku', skus)
  const children = new Set(parents.flatMap((parent) => (parent.configurable_children ?? []).map(({ sku }) => sku)))
  // A size is also answered by its own sku, which says no more than its product does.
  const own = skus.filter((sku) => !children.has(sku))
  return [...parents, ...(await search('sku', own))]
}
