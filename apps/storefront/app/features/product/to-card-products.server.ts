import { buildPath } from '@vonk/domain/stores'
import {
  colourRelationsOf,
  type FoundCard,
  type FoundColour,
  findColours,
} from '../../request/catalogue/index.server.ts'
import { loadCatalogueFacts } from '../../request/catalogue-facts.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import type { CardProduct } from './card-product.ts'
import { type Colour, idOf, productPageOf, toCardProduct } from './to-card-product.server.ts'

/** Hits of a product search, asked for with `cardFields`, as the cards of a list. */
export async function toCardProducts(
  shop: ShopRequest,
  documents: readonly FoundCard[],
): Promise<readonly CardProduct[]> {
  const { caches, directory, view, settings, i18n } = shop
  const [facts, others] = await Promise.all([loadCatalogueFacts(shop), loadColours(shop, documents)])
  return caches.cardLists.find(documents, [directory, facts, others], () => {
    const colourOf = new Map([...others, ...coloursOf(shop, documents)])
    const context = { view, settings, i18n, facts, colourOf }
    return documents.map((document) => {
      const colours = colourRelationsOf(document).flatMap((sku) => Object.values(colourOf.get(sku) ?? {}))
      return caches.cards.find(document, [directory, facts, ...colours], () => toCardProduct(document, context))
    })
  })
}

type Colours = ReadonlyMap<string, Colour>

const noColours: ReadonlyMap<string, Colour> = new Map()

function coloursOf({ view, settings }: ShopRequest, documents: readonly FoundColour[]): Colours {
  const colourOf = (document: FoundColour) => ({
    id: idOf(document.color),
    href: buildPath(view, productPageOf(document, settings)),
  })
  return new Map(documents.map((document) => [document.sku, colourOf(document)]))
}

/** The colours of garments that are not on the list themselves, but whose dots its cards show. */
async function loadColours(shop: ShopRequest, documents: readonly FoundCard[]): Promise<Colours> {
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

async function readColours(shop: ShopRequest, skus: readonly string[]): Promise<Colours> {
  try {
    return coloursOf(shop, await findColours(shop, skus.slice(0, mostSkus)))
  } catch (error) {
    // Dots are an extra: a list is shown without them rather than not at all.
    shop.host.onError(error)
    return noColours
  }
}
