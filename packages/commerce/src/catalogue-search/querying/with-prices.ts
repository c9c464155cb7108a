import { type ProductDocument, toPriceFields } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import type { SearchDocument, SearchHit } from '@vonk/search/port'
import { findProductsById } from '../../catalogue/index.ts'
import { loadPricing, type PriceContext, type PricingView, priceDocument } from '../../prices/index.ts'

type Pricing = { readonly context: PriceContext; readonly groupId: number | null; readonly now: number }

/** The same hits with the prices of this moment for a customer group or for guests, in the fields they have. */
export async function withPrices(
  db: Db,
  hits: readonly SearchHit[],
  { context, groupId, now }: Pricing,
): Promise<SearchHit[]> {
  const documents = await findProductsById(
    db,
    context.code,
    hits.map(({ id }) => Number(id)),
  )
  const { pricing } = await loadPricing(db, context, documents, { now, groupId })
  const byId = new Map(documents.map((document) => [document.id, document]))
  return hits.map((hit) => {
    const document = byId.get(Number(hit.id))
    return document ? { ...hit, source: overlay(hit.source, document, pricing) } : hit
  })
}

function overlay(source: SearchDocument, document: ProductDocument, pricing: PricingView): SearchDocument {
  const { document: priced, price } = priceDocument(document, pricing)
  const prices = { ...(price && toPriceFields(price)), tier_prices: priced.tier_prices }
  const children = source['configurable_children']
  const pricedChildren = priced.configurable_children ?? []
  return {
    ...source,
    ...fieldsOf(source, prices),
    ...(Array.isArray(children) && {
      configurable_children: children.map((child, index) => ({
        ...child,
        ...fieldsOf(child, pricedChildren[index] ?? {}),
      })),
    }),
  }
}

const priceNames =
  /^(original_|final_|special_|regular_)*(price|final_price|special_price)(_tax|_incl_tax)?$|^(discount_percentage|lowest_prior_price|tier_prices|tax)$/

function fieldsOf(shown: object, prices: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(shown).filter((name) => priceNames.test(name) && Object.hasOwn(prices, name))
  return Object.fromEntries(names.map((name) => [name, prices[name]]))
}
