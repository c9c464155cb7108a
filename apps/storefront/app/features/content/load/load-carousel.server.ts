import { type BlockOf, searchCatalogue } from '@vonk/contract'
import { catalogueConditions, searchConditions } from '@vonk/domain/products'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { ShopRequest } from '../../../request/shop-request.server.ts'
import { type CardDocument, cardFields, toCardProducts } from '../../product/index.server.ts'
import type { CardProduct } from '../../product/index.ts'

type Carousel = BlockOf<'product-carousel'>

/** The products of a carousel; none, and the page stands, when they cannot be had. */
export async function loadCarousel(shop: ShopRequest, carousel: Carousel): Promise<readonly CardProduct[]> {
  try {
    const answer = await shop.client.call(searchCatalogue, {
      index: catalogueIndexOf(shop.view.code),
      entity: 'product',
      request_format: 'search-query',
      response_format: 'compact',
      size: carousel.size,
      _source_include: cardFields.join(','),
      ...queryOf(carousel, shop),
    })
    if (!answer.ok || !Array.isArray(answer.value.hits)) return []
    // Compact hits are bare documents with the fields asked for.
    const documents = answer.value.hits as CardDocument[]
    return await toCardProducts(shop, inOrder(documents, carousel))
  } catch (error) {
    shop.host.onError(error)
    return []
  }
}

function queryOf({ source, skus, categoryId, query }: Carousel, { settings }: ShopRequest) {
  const conditions = source === 'query' ? searchConditions(settings) : catalogueConditions(settings)
  const listed = [
    { attribute: 'visibility', value: { in: conditions.visibility } },
    { attribute: 'status', value: { in: conditions.status } },
    ...(conditions.isInStock ? [{ attribute: 'stock.is_in_stock', value: { eq: true } }] : []),
  ]
  if (source === 'query') return { _searchText: query, _appliedFilters: listed }
  if (source === 'skus') return { _appliedFilters: [...listed, { attribute: 'sku', value: { in: skus } }] }
  const inCategory = { attribute: 'category_ids', value: { in: [categoryId] } }
  return { sort: 'category.position:asc', _appliedFilters: [...listed, inCategory] }
}

/** An editor who names products names them in an order. */
function inOrder(documents: readonly CardDocument[], { source, skus }: Carousel): readonly CardDocument[] {
  if (source !== 'skus') return documents
  return documents.toSorted((one, other) => skus.indexOf(one.sku) - skus.indexOf(other.sku))
}
