import type { StockItem } from '@vonk/domain/stock'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { z } from 'zod'
import type { CatalogueSearch } from '../querying/catalogue-search.ts'

const stockField = z.object({
  product_id: z.int(),
  qty: z.number(),
  is_in_stock: z.boolean(),
  manage_stock: z.boolean(),
})

/** The stock of products that have none of their own: what their variants or parts have together. */
export function createParentStock({ search, directory }: { search: CatalogueSearch; directory: StoreDirectory }) {
  return async (sku: string, storeCode: string | null): Promise<StockItem | null> => {
    const view = findStoreView(directory, storeCode).code
    const found = await search.findProduct({ view, key: { sku }, fields: { include: ['stock'], exclude: [] } })
    const stock = stockField.safeParse(found?.['stock'])
    if (!stock.success) return null
    const { product_id: productId, qty: quantity, is_in_stock: isInStock, manage_stock: manageStock } = stock.data
    return { productId, quantity, isInStock, manageStock }
  }
}
