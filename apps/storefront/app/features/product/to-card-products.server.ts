import { colourRelationsOf, type FoundCard, findColours } from '../../request/catalogue/index.server.ts'
import { loadCatalogueFacts } from '../../request/catalogue-facts.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import type { CardProduct } from './card-product.ts'
import { idOf, toCardProduct } from './to-card-product.server.ts'

/** Hits of a product search, asked for with `cardFields`, as the cards of a list. */
export async function toCardProducts(
  shop: ShopRequest,
  documents: readonly FoundCard[],
): Promise<readonly CardProduct[]> {
  const { caches, directory, view, settings, i18n } = shop
  const [facts, others] = await Promise.all([loadCatalogueFacts(shop), loadColours(shop, documents)])
  return caches.cardLists.find(documents, [directory, facts, others], () => {
    const colourOf = new Map([...others, ...documents.map(({ sku, color }) => [sku, idOf(color)] as const)])
    const context = { view, settings, i18n, facts, colourOf }
    return documents.map((document) => {
      const colours = colourRelationsOf(document).map((sku) => colourOf.get(sku))
      return caches.cards.find(document, [directory, facts, ...colours], () => toCardProduct(document, context))
    })
  })
}

const noColours: ReadonlyMap<string, string> = new Map()

/** The colours of garments that are not on the list themselves, but whose dots its cards show. */
async function loadColours(shop: ShopRequest, documents: readonly FoundCard[]): Promise<ReadonlyMap<string, string>> {
  const missing = shop.caches.missingColours.find(documents, [], () => listMissing(documents))
  if (missing.length === 0) return noColours
  const key = `${shop.view.code} ${missing.join()}`
  return shop.caches.colours.find(key, () => readColours(shop, missing), shop.host.onError)
}

function listMissing(documents: readonly FoundCard[]): string[] {
  const listed = new Set(documents.map(({ sku }) => sku))
  return [...new Set(documents.flatMap(colourRelationsOf))].filter((sku) => !listed.has(sku)).sort()
}

const mostSkus = 900

/** Every sku asked for is in the answer, so that one that is gone is not asked for again. */
async function readColours(shop: ShopRequest, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = skus.slice(0, mostSkus)
  const colours = new Map(wanted.map((sku) => [sku, '']))
  try {
    for (const { sku, color } of await findColours(shop, wanted)) colours.set(sku, idOf(color))
  } catch (error) {
    // Dots are an extra: a list is shown without them rather than not at all.
    shop.host.onError(error)
  }
  return colours
}
