import { loadCatalogueFacts } from '#request/catalogue-facts.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { findProduct, loadProductPage } from '../../product-page/index.server.ts'
import type { EditableProduct } from '../lines/cart-product.ts'

/** What a line of this product can be changed into; null when the product is gone. */
export async function loadEditable(shop: ShopRequest, sku: string, url: URL): Promise<EditableProduct | null> {
  const document = await findProduct(shop, sku)
  const page = document && (await loadProductPage(shop, { document, url, childSku: null }))
  if (page?.kind !== 'show') return null
  const { product, brand, trail, color, relations } = page.data
  const { customOptions, pieces, slots, ...sellable } = product
  const { attributes } = await loadCatalogueFacts(shop)
  const label = attributes.get('color')?.label
  return {
    product: {
      ...sellable,
      brand,
      categories: trail.map(({ name }) => name),
      colour: label && color !== '' ? { label, value: color } : null,
    },
    isMadeToOrder: customOptions.length + pieces.length + slots.length > 0,
    colour: color,
    colours: relations.map((relation) => ({ sku: relation.sku, colour: relation.color, image: relation.image })),
  }
}
