import { productTrail } from '@vonk/domain/urls'
import type { FoundProduct } from '#request/catalogue/index.server.ts'
import type { AttributeFact } from '#request/catalogue-fact.ts'
import { type CatalogueFacts, loadCatalogueFacts } from '#request/catalogue-facts.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { findParentProducts, toPriceSteps, toSellable } from '../../product-page/index.server.ts'
import { loadCards } from '../../recently-viewed/index.server.ts'
import type { CartProduct, CartProducts } from './cart-product.ts'

const mostSkus = 100
/** What to wear with it comes before more of the same. */
const linkTypes = ['crosssell', 'related', 'upsell']

/** The products these skus are of: a size stands for the whole garment. What is no longer sold is left out. */
export async function loadCartProducts(shop: ShopRequest, query: URLSearchParams): Promise<CartProducts> {
  const skus = (query.get('skus') ?? '').split(',').filter((sku) => sku !== '' && sku.length <= 64)
  if (skus.length === 0) return { products: [], goesWith: [] }
  const wanted = [...new Set(skus)].slice(0, mostSkus)
  const [facts, found] = await Promise.all([loadCatalogueFacts(shop), findParentProducts(shop, wanted)])
  // A size that was found as part of its garment is not needed once more by itself.
  const documents = found.filter(({ sku }, place) => !found.slice(0, place).some((earlier) => contains(earlier, sku)))
  return {
    products: documents.map((document) => toCartProduct(shop, document, facts)),
    goesWith: query.has('related') ? await loadGoesWith(shop, documents) : [],
  }
}

/** Nobody is tempted with what they cannot have. */
async function loadGoesWith(shop: ShopRequest, documents: readonly FoundProduct[]) {
  const cards = await loadCards(shop, relatedSkus(documents).join(','))
  return cards.filter(({ labels }) => !labels.some(({ kind }) => kind === 'out-of-stock'))
}

function contains({ sku: own, configurableChildren: children }: FoundProduct, sku: string): boolean {
  return own === sku || (children ?? []).some((child) => child.sku === sku)
}

function toCartProduct(shop: ShopRequest, document: FoundProduct, { attributes, categories }: CatalogueFacts) {
  const { settings, view } = shop
  const addressing = { ...settings, useTrailingSlash: view.seo.useTrailingSlash }
  const trail = productTrail({ categoryIds: document.categoryIds ?? [], currentCategoryId: null }, categories, {
    ...settings,
    rootCategoryId: view.rootCategoryId,
  })
  const product: CartProduct = {
    ...toSellable(document, {
      ages: new Map(),
      addressing,
      listOutOfStock: settings.listOutOfStock,
      stepsOf: (each) => toPriceSteps(each, settings),
    }),
    brand: attributes.get('brand')?.options.get(String(document.brand))?.label ?? '',
    categories: trail.map(({ name }) => name),
    colour: colourOf(document, attributes.get('color')),
  }
  return product
}

function colourOf({ color }: FoundProduct, attribute: AttributeFact | undefined): CartProduct['colour'] {
  const value = attribute?.options.get(String(color))?.label
  return attribute && value ? { label: attribute.label, value } : null
}

/** What the shop linked to the products, of each kind of link those linked by most first; never what is in the cart already. */
function relatedSkus(documents: readonly FoundProduct[]): string[] {
  const links = documents.flatMap(({ productLinks }) => productLinks ?? [])
  return linkTypes.flatMap((wanted) => {
    const counts = new Map<string, number>()
    for (const { linkType: type, linkedProductSku: sku } of links) {
      const isHeld = documents.some((document) => contains(document, sku))
      if (type === wanted && !isHeld) counts.set(sku, (counts.get(sku) ?? 0) + 1)
    }
    return [...counts].toSorted(([, one], [, other]) => other - one).map(([sku]) => sku)
  })
}
