import { searchCatalogue } from '@vonk/contract'
import { relatedConditions } from '@vonk/domain/products'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { type CardDocument, cardFields, toCardProducts } from '../product/index.server.ts'
import type { CardProduct } from '../product/index.ts'
import { readSkus } from './viewed-skus.ts'

/** The products with these skus as cards, in this order, as they are now; what is no longer sold is left out. */
export async function loadCards(shop: ShopRequest, list: string): Promise<readonly CardProduct[]> {
  const skus = readSkus(list.split(',').filter((sku) => sku !== '' && sku.length <= 64))
  if (skus.length === 0) return []
  const { visibility, status, field, values } = relatedConditions('sku', skus)
  const answer = await shop.client.call(searchCatalogue, {
    index: catalogueIndexOf(shop.view.code),
    entity: 'product',
    size: skus.length,
    request_format: 'search-query',
    response_format: 'compact',
    _source_include: cardFields.join(','),
    _appliedFilters: [
      { attribute: field, value: { in: values }, scope: 'default' },
      { attribute: 'visibility', value: { in: visibility }, scope: 'default' },
      { attribute: 'status', value: { in: status }, scope: 'default' },
    ],
  })
  if (!answer.ok || !Array.isArray(answer.value.hits)) return []
  // Compact hits are bare documents, checked when they were stored.
  const documents = answer.value.hits as CardDocument[]
  const inOrder = documents.toSorted((one, other) => skus.indexOf(one.sku) - skus.indexOf(other.sku))
  return toCardProducts(shop, inOrder)
}
