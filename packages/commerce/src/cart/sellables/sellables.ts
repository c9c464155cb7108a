import type { Cents } from '@vonk/domain/money'
import { ok, type Result } from '@vonk/domain/result'
import type { StockItem } from '@vonk/domain/stock'
import { findTaxRate, type Rate, taxCountryOf, taxGroupOf } from '@vonk/domain/tax'
import { batch, type Database, type Db } from '@vonk/platform/db'
import { createCachedProducts, type FoundProduct, partSkus } from '../../catalogue/index.ts'
import { type PriceContext, type PricingMoment, priceChildOf, priceOf, pricingFor } from '../../prices/index.ts'
import { readStock } from '../../stock/index.ts'
import { type PriceBook, resolveSellable } from './resolve-sellable.ts'
import type { Sellable, SellableRefusal, SellableRequest } from './sellable.ts'

/** Who buys where. */
export type Buying = {
  readonly view: string
  readonly groupId: number | null
  /** What `findPrices` found for the view. */
  readonly prices: PriceContext | null
}

/** Where something goes, as far as that is known; a region by its name. */
export type TaxPlace = { readonly country: string | null; readonly region: string | null }

/** A request resolved; the tax inside its price follows the place it goes to. */
export type Offer = Result<
  Sellable & {
    taxRateIn(place: TaxPlace): Rate
    /** What one piece costs when it is not reduced, without its options; null for what has no price of its own. */
    regularPrice(): Cents | null
  },
  SellableRefusal
>

export type Sellables = ReturnType<typeof createSellables>

type SellablesOptions = {
  readonly db: Database
  /** What the prices of a view have in common; null for a view that does not exist. */
  findPriceContext(view: string): Promise<PriceContext | null>
  readonly now?: () => number
}

/** What can be bought, at the price of this moment: read from the shop's own books, never from who asks. */
export function createSellables({ db, findPriceContext, now = Date.now }: SellablesOptions) {
  const products = createCachedProducts({ db })
  const stockOfAll = batch((skus: readonly string[]) => readStock(db, skus))

  return {
    /** May ask the database through the pool, so it is called before a transaction begins and never inside one. */
    findPrices: findPriceContext,

    /** In the order of the requests. */
    async load(reader: Db, requests: readonly SellableRequest[], { view, groupId, prices }: Buying): Promise<Offer[]> {
      if (!prices) return requests.map(() => ({ ok: false, refusal: { code: 'product-not-found' } }) as const)
      const found = await products.find(
        reader,
        view,
        requests.map(({ sku }) => sku),
      )
      const parts = await products.find(reader, view, partsOf(found))
      const book = createPriceBook(prices, parts, { groupId, now: now() })
      return requests.map((request) => {
        const named = found.get(request.sku) ?? null
        const sellable = resolveSellable(named, request, book)
        if (!sellable.ok) return sellable
        const taxRateIn = taxOf(sellable.value, prices, groupId)
        return ok({ ...sellable.value, taxRateIn, regularPrice: () => named && book.regularPriceOf(named) })
      })
    },

    /** What is there of everything it draws stock from, and perhaps of more. */
    loadStock(reader: Db, { sku, components }: Sellable): Promise<ReadonlyMap<string, StockItem>> {
      const skus = [sku, ...components.map((part) => part.sku)]
      return reader === db ? stockOfAll(skus) : readStock(reader, skus)
    },
  }
}

function partsOf(found: ReadonlyMap<string, FoundProduct>): string[] {
  const bundles = [...found.values()].filter(({ product }) => product.type_id === 'bundle')
  return [...new Set(bundles.flatMap(({ product }) => partSkus(product)))]
}

function createPriceBook(
  context: PriceContext,
  parts: ReadonlyMap<string, FoundProduct>,
  moment: PricingMoment,
): PriceBook & { regularPriceOf(found: FoundProduct): Cents | null } {
  const pricing = {
    ...pricingFor(context, moment),
    // What is due does not depend on what it cost before, nor on what else is sold out.
    historyOf: () => [],
    isSoldOut: () => false,
    linkedOf: (sku: string) => parts.get(sku)?.product,
  }
  const priceAt = ({ product, child }: FoundProduct, quantity: number) => {
    const bought = { ...pricing, quantity }
    return child ? priceChildOf(child, product, bought) : priceOf(product, bought)
  }
  return {
    priceOf: (found, quantity) => priceAt(found, quantity)?.final ?? null,
    regularPriceOf: (found) => priceAt(found, 1)?.regular.gross ?? null,
    findPart: (sku) => parts.get(sku) ?? null,
  }
}

function taxOf({ taxClass }: Sellable, context: PriceContext, groupId: number | null) {
  return ({ country, region }: TaxPlace) =>
    findTaxRate(context.taxRules, {
      productClass: taxClass,
      group: taxGroupOf(groupId, context.settings),
      country: taxCountryOf(country, { defaultCountry: context.country }).country,
      region,
    })
}
