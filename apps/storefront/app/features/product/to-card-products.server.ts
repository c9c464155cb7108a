import { searchCatalogue } from '@vonk/contract'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { StoreDirectory } from '@vonk/domain/stores'
import { type CatalogueFacts, loadCatalogueFacts } from '../../request/catalogue-facts.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { type CardDocument, colourRelationsOf, idOf } from './card-document.ts'
import type { CardProduct } from './card-product.ts'
import { type CardContext, toCardProduct } from './to-card-product.server.ts'

type ColoursOfViews = Map<string, Map<string, string>>

// A sku keeps its colour; the map goes when the directory it was filled beside is read anew.
const known = new WeakMap<StoreDirectory, ColoursOfViews>()

/** Hits of a product search, asked for with `cardFields`, as the cards of a list. */
export async function toCardProducts(
  shop: ShopRequest,
  documents: readonly CardDocument[],
): Promise<readonly CardProduct[]> {
  const [facts, colourOf] = await Promise.all([loadCatalogueFacts(shop), loadColours(shop, documents)])
  const known = lists.get(documents)
  if (known?.facts === facts) return known.cards
  const context = { view: shop.view, settings: shop.settings, i18n: shop.i18n, facts, colourOf }
  const made = documents.map((document) => cardOf(document, context))
  lists.set(documents, { facts, cards: made })
  return made
}

// The same documents make the same list.
const lists = new WeakMap<object, { readonly facts: CatalogueFacts; readonly cards: readonly CardProduct[] }>()

// A document read again unchanged is the same object: its card is, too, for as long as the shop's facts are the same.
const cards = new WeakMap<CardDocument, { readonly facts: CatalogueFacts; readonly card: CardProduct }>()

function cardOf(document: CardDocument, context: CardContext): CardProduct {
  const known = cards.get(document)
  if (known?.facts === context.facts) return known.card
  const card = toCardProduct(document, context)
  cards.set(document, { facts: context.facts, card })
  return card
}

/** The colours of the other garments a card shows dots for; mostly known from an earlier list. */
async function loadColours(
  shop: ShopRequest,
  documents: readonly CardDocument[],
): Promise<ReadonlyMap<string, string>> {
  const colourOf = coloursOf(shop)
  for (const { sku, color } of documents) colourOf.set(sku, idOf(color))
  const missing = new Set(documents.flatMap(colourRelationsOf).filter((sku) => !colourOf.has(sku)))
  if (missing.size > 0) for (const [sku, colour] of await readColours(shop, [...missing])) colourOf.set(sku, colour)
  return colourOf
}

function coloursOf({ directory, view }: ShopRequest): Map<string, string> {
  const ofViews: ColoursOfViews = known.get(directory) ?? new Map()
  known.set(directory, ofViews)
  const colours = ofViews.get(view.code) ?? new Map()
  ofViews.set(view.code, colours)
  return colours
}

const mostSkus = 900

/** Every sku asked for is in the answer, so that one that is gone is not asked for again. */
async function readColours({ client, view }: ShopRequest, skus: readonly string[]): Promise<Map<string, string>> {
  const wanted = skus.slice(0, mostSkus)
  const colours = new Map(wanted.map((sku) => [sku, '']))
  const answer = await client.call(searchCatalogue, {
    index: catalogueIndexOf(view.code),
    entity: 'product',
    request_format: 'search-query',
    response_format: 'compact',
    size: wanted.length,
    _source_include: 'sku,color',
    _appliedFilters: [
      { attribute: 'sku', value: { in: wanted } },
      { attribute: 'status', value: { in: [0, 1] } },
    ],
  })
  // Dots are an extra: a list is shown without them rather than not at all.
  if (!answer.ok || !Array.isArray(answer.value.hits)) return colours
  for (const hit of answer.value.hits as CardDocument[]) colours.set(hit.sku, idOf(hit.color)) // Compact hits are bare documents.
  return colours
}
