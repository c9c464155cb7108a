import { ok, type Result } from '@vonk/domain/result'
import type { StockItem } from '@vonk/domain/stock'
import { findTaxRate, type Rate, taxGroupOf } from '@vonk/domain/tax'
import { storeTimeAt } from '@vonk/domain/time'
import { type Database, type Db, gather } from '@vonk/platform/db'
import { createKnownProducts, type FoundProduct } from '../catalogue/index.ts'
import { type CatalogueIndex, partSkus, priceChildOf, priceOf, type ViewContext } from '../catalogue-search/index.ts'
import { readStock } from '../stock/index.ts'
import { type PriceBook, resolveSellable } from './resolve-sellable.ts'
import type { Sellable, SellableRefusal, Wish } from './sellable.ts'

export type Buyer = { readonly view: string; readonly groupId: number | null }

/** A wish resolved; the tax inside its price follows the country it goes to. */
export type Offer = Result<Sellable & { taxRateIn(country: string | null): Rate }, SellableRefusal>

export type Sellables = ReturnType<typeof createSellables>

type SellablesOptions = {
  readonly db: Database
  readonly index: Pick<CatalogueIndex, 'find'>
  readonly now?: () => number
}

/** What can be bought, at the price of this moment: read from the shop's own books, never from who asks. */
export function createSellables({ db, index, now = Date.now }: SellablesOptions) {
  const products = createKnownProducts({ db })
  const stockOfAll = gather((skus: readonly string[]) => readStock(db, skus))

  return {
    /** In the order of the wishes. */
    async load(reader: Db, wishes: readonly Wish[], buyer: Buyer): Promise<Offer[]> {
      const context = await index.find(buyer.view)?.loadContext()
      if (!context) return wishes.map(() => ({ ok: false, refusal: { code: 'product-not-found' } }) as const)
      const found = await products.find(
        reader,
        buyer.view,
        wishes.map(({ sku }) => sku),
      )
      const parts = await products.find(reader, buyer.view, partsOf(found))
      const book = createPriceBook(context, parts, { groupId: buyer.groupId, now: now() })
      return wishes.map((wish) => {
        const sellable = resolveSellable(found.get(wish.sku) ?? null, wish, book)
        return sellable.ok ? ok({ ...sellable.value, taxRateIn: taxOf(sellable.value, context, buyer) }) : sellable
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
  context: ViewContext,
  parts: ReadonlyMap<string, FoundProduct>,
  { groupId, now }: { groupId: number | null; now: number },
): PriceBook {
  const pricing = {
    now,
    groupId,
    taxRules: context.taxRules,
    country: context.country,
    settings: context.settings,
    utcOffsetMinutes: storeTimeAt(now).utcOffsetMinutes,
    // What is due does not depend on what it cost before, nor on what else is sold out.
    historyOf: () => [],
    isSoldOut: () => false,
    linkedOf: (sku: string) => parts.get(sku)?.product,
  }
  return {
    priceOf({ product, child }, quantity) {
      const bought = { ...pricing, quantity }
      return (child ? priceChildOf(child, product, bought) : priceOf(product, bought))?.final ?? null
    },
    findPart: (sku) => parts.get(sku) ?? null,
  }
}

function taxOf({ taxClass }: Sellable, context: ViewContext, { groupId }: Buyer) {
  return (country: string | null) =>
    findTaxRate(context.taxRules, {
      productClass: taxClass,
      group: taxGroupOf(groupId, context.settings),
      country: country ?? context.country,
      region: null,
    })
}
