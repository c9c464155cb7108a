import { parseSort } from '@vonk/domain/filters'
import { findProducts, type ListScope } from '../../request/catalogue/index.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import type { CardProduct, ProductRow } from './card-product.ts'
import { toCardProducts } from './to-card-products.server.ts'

/** The cards of a row; none, and the page stands, when they cannot be had. */
export async function loadProductRow(shop: ShopRequest, row: ProductRow): Promise<readonly CardProduct[]> {
  const sort = row.source === 'category' ? parseSort('category.position:asc') : null
  try {
    const { documents } = await findProducts(shop, { scope: scopeOf(row), sort, size: row.size })
    return await toCardProducts(shop, inOrder(documents, row))
  } catch (error) {
    shop.host.onError(error)
    return []
  }
}

function scopeOf({ source, skus, categoryId, query }: ProductRow): ListScope {
  if (source === 'query') return { text: query }
  return source === 'category' && categoryId !== null ? { categoryId } : { skus }
}

/** An editor who names products names them in an order. */
function inOrder<Document extends { readonly sku: string }>(
  documents: readonly Document[],
  { source, skus }: ProductRow,
) {
  if (source !== 'skus') return documents
  return documents.toSorted((one, other) => skus.indexOf(one.sku) - skus.indexOf(other.sku))
}
